import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readValue } from '../yaml/edit/read.ts'
import { deliveredTexts } from '../check/rules/samples-left.ts'
import { type TestChanges, contentWith, diagnosticsWith } from '../testing/content-with.ts'
import { sampleThings } from './sample-things.ts'

const [text = ''] = [...deliveredTexts].filter((each) => each.startsWith('Passo os dias'))

function thingsWith(changes: TestChanges) {
  const { files } = contentWith(changes)
  const valueOf = (file: string) => {
    const own = files?.get(file)
    return typeof own === 'string' ? readValue(own) : undefined
  }
  const reported = diagnosticsWith(changes, { release: true }).map((each) => ({ ...each, file: basename(each.file) }))
  return sampleThings(reported, valueOf).map(({ pointer, fields, isInvented }) => ({
    pointer,
    fields: fields.map((field) => field.slice(pointer.split('/').length - 1).join('.')),
    isInvented,
  }))
}

test('the fields of one sample are one thing, by the mark around them or, without one, by what can be marked', () => {
  const inTestimonial: TestChanges = {
    'home.yaml': (yaml) =>
      yaml.replace('- name: Sofia', '- sample: true\n        name: Sofia').replace('Falei de mim com tempo.', text),
  }
  expect(thingsWith(inTestimonial)).toEqual([
    { pointer: '/blocks/2/testimonials/0', fields: ['name', 'text.pt'], isInvented: true },
  ])
  expect(thingsWith({ 'events.yaml': (yaml) => yaml.replace('pt: Santos, Lisboa', `pt: ${text}`) })).toEqual([
    { pointer: '/events/0', fields: ['where.pt'], isInvented: false },
  ])
})

test('what is still as delivered belongs to what is marked around it, though something nearer could be', () => {
  const inBlock: TestChanges = {
    'home.yaml': (yaml) =>
      yaml
        .replace('- type: testimonials', '- sample: true\n    type: testimonials')
        .replace('Falei de mim com tempo.', text),
  }
  expect(thingsWith(inBlock)).toEqual([{ pointer: '/blocks/2', fields: ['testimonials.0.text.pt'], isInvented: true }])
})

test('a text that is still as delivered, and in nothing that can be marked, is a sample by itself', () => {
  const inTitle: TestChanges = { 'home.yaml': (yaml) => yaml.replace('pt: Terapia e dança', `pt: ${text}`) }
  expect(thingsWith(inTitle)).toEqual([{ pointer: '/description/pt', fields: [''], isInvented: true }])
})

test('what is a sample by its mark alone has no fields of the sample any more', () => {
  const marked: TestChanges = { 'home.yaml': (yaml) => yaml.replace('- type: hero', '- sample: true\n    type: hero') }
  expect(thingsWith(marked)).toEqual([{ pointer: '/blocks/0', fields: [], isInvented: false }])
})
