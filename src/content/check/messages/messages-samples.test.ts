import { expect, test } from 'vitest'
import { deliveredPictures, deliveredTexts } from '../rules/samples-left.ts'
import { diagnosticsWith, inEvents, inHome, type TestChanges } from '../../testing/content-with.ts'

const samples: TestChanges = {
  'home.yaml': (text) => text.replace('      - name: Sofia', '      - name: Sofia\n        sample: true'),
  'site.yaml': (text) => text.replace('+351 912 345 678', '+351 900 000 001').replace('amaral.pt', 'amaral.example'),
}

/** The diagnostics of a release check, with their fields. */
const reportedFor = (changes: TestChanges, pictures?: Parameters<typeof diagnosticsWith>[1]): string[] =>
  diagnosticsWith(changes, { release: true, ...pictures })
    .filter(({ code }) => code.startsWith('sample'))
    .map(({ code, pointer }) => `${code} ${pointer}`)

const [text = ''] = [...deliveredTexts].filter((each) => each.startsWith('Passo os dias'))
const [digest = ''] = deliveredPictures.keys()

test('in a release check every sample is reported, and a mark by itself once nothing beside it is from the sample', () => {
  expect(reportedFor(samples)).toEqual([
    'sampleField /blocks/2/testimonials/0/name',
    'sampleField /address',
    'sampleField /phones/therapy/number',
  ])
  expect(reportedFor(inHome('- name: Joana', '- name: Ana Rita\n        sample: true'))).toEqual([
    'sampleLeft /blocks/2/testimonials/1/sample',
  ])
})

test('what was delivered as a sample remains one even without its mark: a text, a name, an address, a number', () => {
  expect(reportedFor(inHome('Falei de mim com tempo.', text))).toEqual(['sampleField /blocks/2/testimonials/0/text/pt'])
  expect(reportedFor(inEvents('pt: Santos, Lisboa', 'pt: Rua do Exemplo, 28, Lisboa'))).toEqual([
    'sampleField /events/0/where/pt',
  ])
  const site: TestChanges = {
    'site.yaml': (yaml) => yaml.replace('pt: Marta Amaral', 'pt: Helena Amaral').replace('912 345 678', '900 000 001'),
  }
  expect(reportedFor(site)).toEqual(['sampleField /name/pt', 'sampleField /phones/therapy/number'])
})

test('what is marked is reported field by field, in both languages, and the mark only once nothing else is left', () => {
  expect(
    reportedFor({
      'home.yaml': (yaml) =>
        yaml.replace('- name: Sofia', '- sample: true\n        name: Sofia').replace('Falei de mim com tempo.', text),
    }),
  ).toEqual(['sampleField /blocks/2/testimonials/0/name', 'sampleField /blocks/2/testimonials/0/text/pt'])
})

const picture = (of: string) => ({ pictures: { 'hero-room.jpg': { width: 1600, height: 1200, digest: of } } })

test('a delivered drawing is a sample whatever its file is called, and a photograph in its place is not', () => {
  expect(reportedFor({}, picture(digest))).toEqual(['sampleField /blocks/0/picture/file'])
  expect(reportedFor({}, picture('another'))).toEqual([])
})

test('sample texts and drawings may stay where the owner says so, but invented testimonials and numbers may not', () => {
  const kept: TestChanges = {
    'home.yaml': (yaml) => yaml.replace('file: hero-room.jpg', 'sample: false\n      file: hero-room.jpg'),
    'events.yaml': (yaml) =>
      yaml
        .replace('pt: Santos, Lisboa', 'pt: Rua do Exemplo, 28, Lisboa')
        .replace('- name: aula', '- sample: false\n    name: aula'),
  }
  expect(reportedFor(kept, picture(digest))).toEqual([])
  const refused: TestChanges = {
    'home.yaml': (yaml) => yaml.replace('- name: Sofia', '- sample: false\n        name: Sofia'),
    'site.yaml': (yaml) =>
      yaml.replace('    number:', '    sample: false\n    number:').replace('address:', 'sample: false\naddress:'),
  }
  const places = diagnosticsWith(refused).map(({ pointer, severity }) => `${severity} ${pointer}`)
  expect(places).toEqual(['error /blocks/2/testimonials/0/sample', 'error /sample', 'error /phones/therapy/sample'])
})

test('outside a release check samples are not a problem', () => {
  expect(diagnosticsWith(samples)).toEqual([])
})
