import { expect, test } from 'vitest'
import { schemaDiagnostics } from './schema-diagnostics.ts'
import { schemaId, schemaValidator } from './schema-validator.ts'

const ajv = schemaValidator({})

/** Holds what is written against one field of the schemas, and gives what is offered in its place. */
function field(path: string): (written: string) => string | undefined {
  const validate = ajv.compile({ type: 'object', properties: { field: { $ref: schemaId(path) } } })
  return (written) => {
    const value = { field: written }
    validate.call([], value)
    const [diagnostic] = schemaDiagnostics(validate.errors ?? [], value)
    if (!diagnostic) throw new Error(`${written} is right as it stands.`)
    return diagnostic.fix?.kind === 'replace' ? diagnostic.fix.by : undefined
  }
}

const day = field('shared.schema.json#/$defs/date')
const days = field('schedule.schema.json#/$defs/datedSchedule')
const euros = field('shared.schema.json#/$defs/euros')
const event = field('shared.schema.json#/$defs/eventName')
const hour = field('shared.schema.json#/$defs/time')
const icon = field('shared.schema.json#/$defs/icon')
const link = field('shared.schema.json#/$defs/button/properties/address')
const mark = field('shared.schema.json#/$defs/invented')
const page = field('shared.schema.json#/$defs/path')
const price = field('price.schema.json')
const percent = field('shared.schema.json#/$defs/focus/properties/x')
const phone = field('site.schema.json#/properties/phones/additionalProperties/properties/number')
const picture = field('shared.schema.json#/$defs/picture/properties/file')
const scroll = field('shared.schema.json#/$defs/anchor')
const site = field('site.schema.json#/properties/address')
const weekday = field('schedule.schema.json#/$defs/weekday')
const week = field('schedule.schema.json#/$defs/weekOfMonth')
const year = field('site.schema.json#/properties/footer/properties/since')

test.each<[string, string, (written: string) => string | undefined, readonly string[]]>([
  [
    '"20:00"',
    'an hour',
    hour,
    [
      '20h00',
      '“20:00”',
      '« 20:00 »',
      '20h',
      '20 h',
      '20',
      '20 horas',
      'Às 20H',
      'as 20',
      'às  20',
      'a 20',
      '20:',
      '8pm',
      '8 p.m.',
    ],
  ],
  ['"08:30"', 'an hour with its minutes', hour, ['8.30', '8 . 30', '8 h 30 min', '8h30m', '8:30 AM', '8:30 a.m']],
  ['"12:00"', 'noon', hour, ['12pm', '12h']],
  ['"00:00"', 'midnight', hour, ['12am', '0h']],
  [
    '2031-11-07',
    'a day',
    day,
    [
      '7 de novembro de 2031',
      '7 de  novembro de  2031',
      '7 nov. 2031',
      '7 Nov 2031',
      '7novembro2031',
      '07 - 11 - 2031',
    ],
  ],
  ['2031-11-08', 'a day in numbers', day, ['8/11/2031', '2031/11/8', '2031.11.08', '8-11-2031', '2031 / 11 / 08']],
  ['2031-03-08', 'a day of a month with an accent or a cedilla', day, ['8 de Março de 2031', '8 MARÇO 2031']],
  [
    '{ first: 2031-11-07, last: 2031-11-09 }',
    'two days',
    days,
    [
      '7 a 9 de novembro de 2031',
      '7, 8 e 9 de novembro de 2031',
      '7 e 9 de nov de 2031',
      '7-9 novembro 2031',
      '7 – 9 nov 2031',
      '7 Até 9 nov 2031',
    ],
  ],
  ['{ first: 2031-11-12, last: 2031-11-14 }', 'two days of two digits', days, ['12 a 14 de novembro de 2031']],
  [
    '{ first: 2031-11-09, last: 2031-11-09 }',
    'one day',
    days,
    ['9/11/2031', ' 9/11/2031 ', ' 9 a 9 de novembro de 2031 '],
  ],
  ['10', 'a price', euros, ['10€', '€ 10', 'EUR 10', '10 EUR', '10 euros', '10 euro', 'eur10', ' 10 € ', '10\u00a0€']],
  ['1200', 'a price with a space in it', euros, ['1 200', '1 200 €', '€1\u00a0200', '1\u202f200 EUR']],
  ['10', 'a price that stands for several', price, ['10 €']],
  ['10.5', 'a price with cents', euros, ['10,5', '10,5 €', '€10,5']],
  ['2031', 'a year', year, ['desde 2031', 'Desde  2031']],
  ['60', 'a percentage', percent, ['60%', '60 %', ' 60% ']],
  ['true', 'yes', mark, ['sim', 'Sim', 's', 'yes', 'y', 'on', 'verdadeiro', '1', 'x', ' sim ']],
  [
    '"+351 912 345 678"',
    'a number of Portugal',
    phone,
    ['912 345 678', '912.345.678', '00351 912 345 678', '351912345678', '(+351) 912-345-678', '( +351 912345678'],
  ],
  ['"+442079460000"', 'a number of another country', phone, ['0044 20 7946 0000', '+44-20-7946-0000']],
  ['"+442079460123"', 'a number that begins with two zeros', phone, ['0044 20 7946 0123']],
  ['"+912345678"', 'a number of another country with nine digits', phone, ['+912-345-678']],
  ['https://x.pt', 'an address', site, ['x.pt', 'http://x.pt', 'https:/x.pt', 'https:x.pt', 'https//x.pt', 'X.PT//']],
  ['https://www.a-b.com.pt', 'an address with several names', site, ['www.a-b.com.pt', 'HTTP://www.a-b.com.pt/']],
  ['mailto:a.b@c-d.pt', 'an e-mail address', link, ['a.b@c-d.pt']],
  ['tel:+351912345678', 'a number that a link calls', link, ['912 345 678', 'tel:912 345 678', 'TEL:912345678']],
  ['https://x.com/Helena', 'a page elsewhere', link, ['x.com/Helena', 'http://x.com/Helena', 'X.com/Helena']],
  ['/biodanza', 'a page', page, ['biodanza', 'Biodanza', 'biodanza.html', '/biodanza/', '/Biodanza.HTM']],
  ['/a/bio-danca', 'a page below another', page, ['a/bio dança', '//a/Bio--dança-']],
  ['contact', 'the name of a block', scroll, ['Contact', '/contact/', 'CONTACT!', '#contact']],
  ['con-tact', 'the name of a block in two words', scroll, ['con/tact', 'Con tact']],
  ['acao-2', 'the name of an event', event, ['Ação 2', 'ação/2', 'ação--2!']],
  ['hero-room.jpg', 'a picture', picture, ['images/hero-room.jpg', '../images/hero-room.jpg', 'C:\\x\\hero-room.jpg']],
  ['wednesday', 'a day of the week', weekday, ['quarta', 'Quartas', 'quarta-feira', 'quartas feiras', 'quarta-feiras']],
  [
    'wednesday',
    'the fourth day',
    weekday,
    ['4ª', '4ª feira', '4 feira', '4a-feira', '4º', '4.ª', '4', '4ª  feira', '4 ª'],
  ],
  ['wednesday', 'a day of the week in English', weekday, ['wed', 'wednesdays', 'wendesday', 'Wednesday']],
  ['saturday', 'a day of the week-end', weekday, ['sábado', 'sabados', 'sab', 'sábado ']],
  ['monday', 'the first day', weekday, ['segundas', '2ª', 'seg', 'mon']],
  ['tuesday', 'the third day', weekday, ['terças', '3ª', 'terça feira', 'tercas-feiras']],
  ['thursday', 'the fifth day', weekday, ['quintas', '5ª', 'quintas-feiras']],
  ['friday', 'the sixth day', weekday, ['sextas', '6ª', 'sexta-feira']],
  ['sunday', 'the last day', weekday, ['domingo', 'domingos', 'dom']],
  ['last', 'the last week of a month', week, ['última', 'ultima']],
  ['heart', 'an icon by its first letters', icon, ['coração', 'corac', 'hear']],
  ['hand-heart', 'an icon by a word of its name', icon, ['mão']],
  ['drama', 'an icon misspelt', icon, ['drma', 'máscara']],
])('%s is offered for %s, however it is written', (right, _, offered, ways) => {
  for (const written of ways) expect([written, offered(written)]).toEqual([written, right])
})

test.each<[string, (written: string) => string | undefined, readonly string[]]>([
  ['hour', hour, ['25h', 'x20h', '20hx', '20h300', '020h', '20:60', 'oito']],
  ['day', day, ['25-11-28', '31/02/2031', '7 de xyz de 2031', 'x7/11/2031', '7/11/2031x', '7 de no de 2031']],
  ['day with more digits', day, ['177/11/2031', '7 de novembro de 20311', 'dia 7 de novembro de 2031', '11/2031/7']],
  ['days', days, ['9 a 7 de novembro de 2031', '31 a 9 de novembro de 2031', '29 a 31 de novembro de 2031']],
  ['days with something else', days, ['x7 a 9 de novembro de 2031', '7 a 9 de novembro de 2031!', 'de 7 a 9']],
  ['price', euros, ['10,505', '10 50', '1 2000', 'a10', '10 x', 'dez', '€€10', '10 €uro', '-5', 'x 10 €']],
  ['year', year, ['desde2031', 'x2031', '2031x', '2031 %%', 'dois mil']],
  ['mark', mark, ['não', 'no', '0', 'talvez', 'simx', 'asim']],
  [
    'number',
    phone,
    [
      '12345678',
      '112345678',
      '1912345678',
      '9123456789',
      '34912345678',
      '12345678900',
      'tel 912345678',
      '912345678 x',
      '912+345678',
    ],
  ],
  [
    'address',
    site,
    ['helena', 'x@helena.pt', 'helena.p', 'http:///x.pt', 'ftp://x.pt', 'x.pt/sobre', 'x..pt', 'olá x.pt', 'x.pt olá'],
  ],
  [
    'link',
    link,
    [
      'a@b',
      'a b@c.pt',
      'a@b@c.pt',
      'a@b.c',
      'a@b.pt2',
      'a@b.pt c',
      'x',
      'x.com olá',
      'x.com/a b',
      'fax tel:912345678',
      '+tel:912345678',
    ],
  ],
  ['name of an event', event, ['9dias', '…']],
  ['picture', picture, ['images/hero.txt', 'a/hero-room.jpg.txt', 'a/jpg']],
  [
    'day of the week',
    weekday,
    ['w', 'we', 'th', 's', 'se', 'qu', '1', '7', '8ª feira', '4 de maio', '4x', '4 às', '2s', 'feira', ' '],
  ],
  ['week of a month', week, ['1', '5.ª', 'quinta-feira']],
  ['icon', icon, ['ícone', 'm', 'xyzxyz']],
])('no %s is made up where what is written leaves a doubt', (_, offered, ways) => {
  for (const written of ways) expect([written, offered(written)]).toEqual([written, undefined])
})
