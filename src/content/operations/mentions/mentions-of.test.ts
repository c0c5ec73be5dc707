import { expect, test } from 'vitest'
import { applyEdit } from '../../yaml/edit/apply-edit.ts'
import type { ValuePath } from '../../model/source.ts'
import { contentWith } from '../../testing/content-with.ts'
import { changedLeaves, mentionsOf, occurrencesOf } from './mentions-of.ts'

const small = [...(contentWith({}).files ?? [])] as [string, string][]

/** The content with this description of the home page, and with an event that has a price. */
function textsWith(description: { readonly pt: string; readonly en: string }): Map<string, string> {
  const texts = new Map(small)
  const set = (file: string, path: ValuePath, value: string | typeof description) =>
    texts.set(file, applyEdit(texts.get(file) ?? '', { kind: 'set', path, value }))
  set('home.yaml', ['description'], description)
  texts.set('events.yaml', (texts.get('events.yaml') ?? '').replace('    where:', '    euros: 10\n    where:'))
  return texts
}

/** What the owner is offered after a change: each text that would change with it, as it would read. */
function offered(
  file: string,
  path: ValuePath,
  value: string,
  description: { readonly pt: string; readonly en: string },
) {
  const texts = textsWith(description)
  const before = texts.get(file) ?? ''
  const after = applyEdit(before, { kind: 'set', path, value })
  texts.set(file, after)
  return changedLeaves(file, before, after)
    .flatMap((leaf) => mentionsOf(texts, leaf))
    .map((mention) => `${mention.file} ${mention.path.join('/')}: ${mention.changed}`)
}

test('a name that is changed is found wherever else it stands, in either language, as a whole word, and the first name alone', () => {
  const name = /name: \{ pt: (.+?), en/.exec(new Map(small).get('site.yaml') ?? '')?.[1] ?? ''
  const description = {
    pt: `Com ${name}, em Lisboa. Escreva à ${name.split(' ')[0]}.`,
    en: `With ${name}, not Martazinha.`,
  }
  expect(offered('site.yaml', ['name', 'pt'], 'Rita Sousa', description)).toEqual([
    'home.yaml description/pt: Com Rita Sousa, em Lisboa. Escreva à Rita.',
    'home.yaml description/en: With Rita Sousa, not Martazinha.',
    'site.yaml name/en: Rita Sousa',
  ])
})

test.each([
  ['Ana da Silva', 'Ana'],
  ['Maria João dos Santos', 'Maria João'],
  ['Ana & Zé', 'Ana'],
  ['Ana Sousa, PhD', 'Ana'],
])('the first name of %s is %s', (name, first) => {
  const [was = ''] = /(?<=name: \{ pt: )\S+/.exec(new Map(small).get('site.yaml') ?? '') ?? []
  const said = offered('site.yaml', ['name', 'pt'], name, { pt: `Escreva à ${was}.`, en: 'Soon.' })
  expect(said).toContain(`home.yaml description/pt: Escreva à ${first}.`)
})

test('a last name that comes or goes is never written twice, and the first name stays', () => {
  const name = /name: \{ pt: (.+?), en/.exec(new Map(small).get('site.yaml') ?? '')?.[1] ?? ''
  const [first = ''] = name.split(' ')
  const here = { pt: `Com ${name} Lobo, ou ${name}. Escreva à ${first}.`, en: 'Soon.' }
  expect(offered('site.yaml', ['name', 'pt'], `${name} Lobo`, here)).toEqual([
    `home.yaml description/pt: Com ${name} Lobo, ou ${name} Lobo. Escreva à ${first}.`,
    `site.yaml name/en: ${name} Lobo`,
  ])
  expect(offered('site.yaml', ['name', 'pt'], first, { ...here, pt: `Com ${name}. Escreva à ${first}.` })).toEqual([
    `home.yaml description/pt: Com ${first}. Escreva à ${first}.`,
    `site.yaml name/en: ${first}`,
  ])
})

const described = { pt: 'home.yaml description/pt', en: 'home.yaml description/en' }

test('a price is found in its written forms, and is written as the language of the text has it', () => {
  const description = { pt: 'Custa 10 euros, 10 € ou 10€. Não 110 euros, nem 10.', en: 'Only €10, or 10 euros.' }
  expect(offered('events.yaml', ['events', 0, 'euros'], '12.5', description)).toEqual([
    `${described.pt}: Custa 12,50 euros, 12,50 € ou 12,50€. Não 110 euros, nem 10.`,
    `${described.en}: Only €12.50, or 12.50 euros.`,
  ])
  expect(offered('events.yaml', ['events', 0, 'euros'], '0', description)[1]).toBe(
    `${described.en}: Only €0, or 0 euros.`,
  )
  expect(offered('events.yaml', ['events', 0, 'euros'], 'dez', description)).toEqual([])
})

test('other words take the place of words that are read, in no target of a link and no variable', () => {
  const texts = textsWith({ pt: 'Com {name}: [a biodanza](/biodanza#name) e biodanza.', en: 'The name.' })
  const found = (from: string, to: string) => occurrencesOf(texts, from, to).map(({ changed }) => changed)
  expect(found('biodanza', 'roda')).toContain('Com {name}: [a roda](/biodanza#name) e roda.')
  expect(found('name', 'nome').filter((text) => text.includes('{') || text.includes('#'))).toEqual([])
})

test('an hour is found in its written forms', () => {
  const description = {
    pt: 'Às 20h, 20h00, 20:00h ou 20:00. Não 120h.',
    en: 'At 20:00, 8 pm, 8pm, 8.00pm or 8:00 pm, not 8:00 am.',
  }
  const found = offered('events.yaml', ['events', 0, 'weekly', 'from'], '19:30', description)
  expect(found).toEqual(
    expect.arrayContaining([
      `${described.pt}: Às 19h30, 19h30, 19:30h ou 19:30. Não 120h.`,
      `${described.en}: At 19:30, 7:30 pm, 7:30pm, 7.30pm or 7:30 pm, not 8:00 am.`,
    ]),
  )
})

test('a telephone is found with and without its country and its spaces, and an address with and without https', () => {
  const site = new Map(small).get('site.yaml') ?? ''
  const [, phone = ''] = /number: '?(\+[\d ]+)/.exec(site) ?? []
  const [, name = ''] = /phones:\s+([\w-]+):/.exec(site) ?? []
  const [, address = ''] = /address: (\S+)/.exec(site) ?? []
  const [, inland = ''] = /^\+\d+ (.+)$/.exec(phone) ?? []
  const description = {
    pt: `Ligue ${inland} ou ${inland.replaceAll(' ', '')}, ou veja ${address.replace('https://', '')}. Não +34 ${inland} nem a@${address.replace('https://', '')}.`,
    en: `Call ${phone}, write to https://wa.me/${phone.replaceAll(/\D/g, '')}, or see ${address}.`,
  }
  expect(offered('site.yaml', ['phones', name, 'number'], '+351 210 000 000', description)).toEqual([
    `${described.pt}: ${description.pt.replace(inland, '210 000 000').replace(inland.replaceAll(' ', ''), '210000000')}`,
    `${described.en}: ${description.en.replace(phone, '+351 210 000 000').replace(/me\/\d+/, 'me/351210000000')}`,
  ])
  expect(offered('site.yaml', ['address'], 'https://nova.pt', description)).toEqual([
    `${described.pt}: ${description.pt.replace(address.replace('https://', ''), 'nova.pt')}`,
    `${described.en}: ${description.en.replace(address, 'https://nova.pt')}`,
  ])
})

test('a button that calls is found with the telephone, and a link that writes with the address of e-mail', () => {
  const before = 'phones:\n  a: { number: "+351 912 345 678" }\ncontacts:\n  - { name: b, email: ola@um.pt }\n'
  const page = `path: /\nblocks:
  - type: passage
    text: { pt: "[Escreva](mailto:ola@um.pt) ou ola@um.pt", en: "" }
    buttons:
      - { label: { pt: Ligar, en: Call }, address: "tel:+351912345678" }
      - { label: { pt: Falar, en: Talk }, address: "https://wa.me/351912345678?text=um" }\n`
  const after = before.replace('912 345', '210 000').replace('um.pt', 'dois.pt')
  const found = changedLeaves('site.yaml', before, after).flatMap((leaf) =>
    mentionsOf(
      new Map([
        ['site.yaml', after],
        ['home.yaml', page],
      ]),
      leaf,
    ),
  )
  expect(found.map(({ changed }) => changed).toSorted()).toEqual([
    '[Escreva](mailto:ola@dois.pt) ou ola@dois.pt',
    'https://wa.me/351210000678?text=um',
    'tel:+351210000678',
  ])
  const said = new Map([['home.yaml', page.replace('pt: "', 'pt: "Um tel, ')]])
  const replaced = ['tel', 'mailto'].map((word) => occurrencesOf(said, word, 'x').map(({ changed }) => changed))
  expect(replaced).toEqual([['Um x, [Escreva](mailto:ola@um.pt) ou ola@um.pt'], []])
  const chat = new Map([
    ['home.yaml', page.replace('pt: "', 'pt: "https://um.pt?text=Ol%C3%A1,%20Marta: 20 de maio, com a Marta, ')],
  ])
  const changed = ['20', 'Marta'].map((word) => occurrencesOf(chat, word, 'x').map((each) => each.changed.slice(0, 59)))
  expect(changed).toEqual([
    ['https://um.pt?text=Ol%C3%A1,%20Marta: x de maio, com a Mart'],
    ['https://um.pt?text=Ol%C3%A1,%20Marta: 20 de maio, com a x, '],
  ])
})

test('a place that is said differently in each language is looked for in its own', () => {
  const before = 'events:\n  - name: aula\n    where: { pt: Rua da Amostra, en: Amostra Street }\n'
  const after = before.replace('Rua da Amostra', 'Rua da Alegria')
  const texts = new Map(textsWith({ pt: 'Na Rua da Amostra.', en: 'In Rua da Amostra.' })).set('events.yaml', after)
  const found = changedLeaves('events.yaml', before, after).flatMap((leaf) => mentionsOf(texts, leaf))
  expect(found.map(({ changed }) => changed)).toEqual(['Na Rua da Alegria.'])
})

test("a number that is still looked for is that of a sample whose flag went with the owner's first words", () => {
  const before = 'phones:\n  consulta:\n    number: "+351 912 345 678"\n    sample: true\n'
  const after = before.replace('912 345 678', '210 000 000').replace('    sample: true\n', '')
  expect(changedLeaves('site.yaml', before, after)).toMatchObject([{ after: '+351 210 000 000' }])
})

test('nothing is offered for ordinary prose, a weekday or a choice', () => {
  const description = { pt: 'Biodanza: 10 euros, às quartas-feiras.', en: 'Biodanza: 10 euros, on Wednesdays.' }
  expect(offered('home.yaml', ['title', 'pt'], 'A dança', description)).toEqual([])
  expect(offered('events.yaml', ['events', 0, 'title', 'pt'], 'Biodanza', description)).toEqual([])
  expect(offered('events.yaml', ['events', 0, 'weekly', 'day'], 'saturday', description)).toEqual([])
  expect(offered('events.yaml', ['events', 0, 'icon'], 'leaf', description)).toEqual([])
})

test('the text that was changed is not offered, but the same field of another page is', () => {
  const site = 'name: { pt: Ana Sousa, en: Ana Sousa }\ncity: { pt: Ana Sousa, en: x }\n'
  const after = site.replace('pt: Ana Sousa, en: Ana', 'pt: Rita, en: Ana')
  const page = 'path: /mais\ntitle: { pt: Ana Sousa, en: a }\n'
  const texts = new Map([
    ['site.yaml', after],
    ['mais.yaml', page],
  ])
  const found = changedLeaves('site.yaml', site, after).flatMap((leaf) => mentionsOf(texts, leaf))
  expect(found.map(({ file, path }) => [file, ...path].join('/'))).toEqual([
    'site.yaml/name/en',
    'site.yaml/city/pt',
    'mais.yaml/title/pt',
  ])
})

test('one or two values that change are facts; more, or one beside a new field, or a moved block, are something else', () => {
  const before = 'name: { pt: Ana, en: Anna }\nrole: { pt: Um, en: One }\n'
  const changed = (...words: readonly string[]) =>
    changedLeaves(
      'site.yaml',
      before,
      words.reduce((text, word) => text.replace(word, 'Rita'), before),
    ).length
  expect([changed('Anna'), changed('Anna', 'Um'), changed('Anna', 'Um', 'One')]).toEqual([1, 2, 0])
  expect(changedLeaves('site.yaml', before, `${before.replace('Um', 'Dois')}address: https://a.pt\n`)).toEqual([])
  expect(changedLeaves('site.yaml', 'name: [', before)).toEqual([])
  const home = new Map(small).get('home.yaml') ?? ''
  expect(changedLeaves('home.yaml', home, applyEdit(home, { kind: 'moveItem', path: ['blocks', 1], to: 0 }))).toEqual(
    [],
  )
})
