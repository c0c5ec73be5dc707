import { expect, test } from 'vitest'
import shared from '../../../../schema/shared.schema.json' with { type: 'json' }
import { schemaDiagnostics } from './examine.ts'
import { valueMeant } from './meant-value.ts'
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
const focus = field('shared.schema.json#/$defs/focus')
const email = field('site.schema.json#/$defs/wayOfContact/properties/email')
const euros = field('shared.schema.json#/$defs/euros')
const event = field('shared.schema.json#/$defs/eventName')
const hour = field('shared.schema.json#/$defs/time')
const icon = field('shared.schema.json#/$defs/icon')
const link = field('shared.schema.json#/$defs/button/properties/address')
const mark = field('shared.schema.json#/$defs/invented')
const online = field('events.schema.json#/$defs/event/properties/online')
const page = field('shared.schema.json#/$defs/path')
const price = field('price.schema.json')
const labelledPrice = field('price.schema.json#/$defs/labelledPrice/properties/euros')
const percent = field('shared.schema.json#/$defs/focus/properties/x')
const phone = field('site.schema.json#/properties/phones/additionalProperties/properties/number')
const picture = field('shared.schema.json#/$defs/picture/properties/file')
const scroll = field('shared.schema.json#/$defs/anchor')
const site = field('site.schema.json#/properties/address')
const weekday = field('schedule.schema.json#/$defs/weekday')
const weekly = field('schedule.schema.json#/$defs/weeklySchedule')
const week = field('schedule.schema.json#/$defs/weekOfMonth')
const year = field('site.schema.json#/properties/footer/properties/since')

test.each<[right: string, offered: (written: string) => string | undefined, ...ways: string[]]>([
  ['"20:00"', hour, '20h00', '“20:00”', '20h', '20 h', '20', '20 horas', 'Às 20H', 'as 20', '20:', '8pm', '8 p.m.'],
  ['"20:00"', hour, 'a partir das 20h', 'pelas 20h', '20:00:00', '8:00 p. m.'],
  ['"08:30"', hour, '8.30', '8 h 30 min', '8h30m', '8:30 AM', '8:30 a.m'],
  ['"12:00"', hour, '12pm', 'das 12h'],
  ['"00:00"', hour, '12am', '0h', '24:00', '24h'],
  ['2031-11-07', day, 'sexta-feira, 7 de novembro de 2031', 'Fri 7 November 2031', '7 nov. 2031', '7 Nov 2031'],
  ['2031-11-07', day, 'dia 7 de novembro de 2031', 'sex., 7 de nov. de 2031.', 'November 7, 2031', '07 - 11 - 2031'],
  ['2031-11-08', day, '8/11/2031', '2031/11/8', '2031.11.08', '8-11-2031'],
  ['2031-03-08', day, '8 de Março de 2031', '8 MARÇO 2031'],
  ['2027-03-25', day, '25 03 27', '25 3 2027', '2027 03 25'],
  ['{ first: 2031-11-07, last: 2031-11-09 }', days, '7 a 9 de novembro de 2031', '7 até 9 de novembro de 2031'],
  ['{ first: 2031-11-07, last: 2031-11-09 }', days, '7 a 9 de nov de 2031', '7-9 novembro 2031', '7 – 9 nov 2031'],
  ['{ first: 2031-11-09, last: 2031-11-09 }', days, '9/11/2031', ' 9 a 9 de novembro de 2031 '],
  ['10', euros, '10€', '€ 10', 'EUR 10', '10 EUR', '10 euros', '10 euro', ' 10 € ', '10\u00a0€'],
  ['1200', euros, '1 200', '1 200 €', '€1\u00a0200', '1.200 €', '€1.200'],
  ['1200.50', euros, '1.200,50', '1 200,50 €'],
  ['0', euros, 'grátis', 'Gratuito', 'Entrada livre', 'free'],
  ['10.5', euros, '10,5', '10,5 €', '€10,5'],
  ['10', price, '10 €'],
  ['1200', price, '1.200', '1.200 €'],
  ['12500', labelledPrice, '12.500'],
  ['2031', year, 'desde 2031', 'Desde  2031'],
  ['60', percent, '60%', '60 %'],
  ['{ x: 50, y: 5 }', focus, '50, 5', '50 5', '50%/5%'],
  ['{ x: 50, y: 60 }', focus, '50,60', '50% 60%'],
  ['true', mark, 'True', 'sim', 'Sim', 's', 'yes', 'y', 'on', 'verdadeiro', '1', 'x'],
  ['"+351 912 345 678"', phone, '912 345 678', '912.345.678', '00351 912 345 678', '(+351) 912-345-678'],
  ['"+442079460000"', phone, '0044 20 7946 0000', '+44-20-7946-0000'],
  ['"+442079460000"', phone, '+44 (0)20 7946 0000', '0044(0)20 7946 0000', '+44 020 7946 0000'],
  ['"+39061234567"', phone, '+39 (0)6 1234567', '(+39)(0)6 1234567'],
  ['"+351 912 345 678"', phone, '+00351 912 345 678', '+912-345-678', '+912 345 678'],
  ['"+351 213 456 789"', phone, '+213456789'],
  ['tel:112', link, '112', 'Tel:112'],
  ['https://x.pt', site, 'x.pt', 'http://x.pt', 'https:/x.pt', 'https:x.pt', 'https//x.pt', 'X.PT//'],
  ['https://xn--ins-psicloga-peb6k.pt', site, 'https://inês-psicóloga.pt', 'Inês-Psicóloga.pt/'],
  ['https://www.a-b.com.pt', site, 'www.a-b.com.pt', 'HTTP://www.a-b.com.pt/'],
  ['mailto:a.b@c-d.pt', link, 'a.b@c-d.pt', 'mailto:a.b@c-d.pt,', 'mailto:á.b@c-d.pt'],
  ["https://x.pt?a=Joana_d'Arc#b", link, "x.pt?a=Joana_d'Arc#b", "'https://x.pt?a=Joana_d'Arc#b'"],
  ['joao@saúde.pt', email, 'joão@saúde.pt', 'mailto:João@saúde.pt.'],
  ['https://wa.me/351912345678?text=a', link, 'wa.me/912345678?text=a', 'https://wa.me/00351912345678?text=a'],
  ['https://x.pt/a', link, 'x. pt/a', 'https://https://x.pt/a', 'http://https://x.pt/a', 'https://x,pt/a'],
  ['tel:+351912345678', link, '912 345 678', 'tel:912345678', 'tel:912 345 678', 'TEL:912345678', 'tel:+912345678'],
  ['https://x.com/Helena', link, 'x.com/Helena', 'http://x.com/Helena', 'X.com/Helena'],
  ['/biodanza', page, 'biodanza', 'Biodanza', 'biodanza.html', '/biodanza/'],
  ['/a/bio-danca', page, 'a/bio dança', '//a/Bio--dança-'],
  ['contact', scroll, 'Contact', 'CONTACT!', '#contact'],
  ['con-tact', scroll, 'con/tact', 'Con tact'],
  ['acao-2', event, 'Ação 2', 'ação/2', 'ação--2!'],
  ['hero-room.jpg', picture, 'images/hero-room.jpg', '../images/hero-room.jpg', 'C:\\x\\hero-room.jpg'],
  [
    'wednesday',
    weekday,
    'quarta',
    'Quartas',
    'quarta-feira',
    'quartas feiras',
    'quartafeira',
    '4ª',
    '4ª feira',
    '4a-feira',
    '4.ª',
    '4',
  ],
  ['only', online, 'só', 'só online'],
  ['also', online, 'também'],
  ['wednesday', weekday, 'wed', 'wednesdays', 'wendesday', 'Wednesday'],
  ['saturday', weekday, 'sábado', 'sabados', 'sab', 'sábado '],
  ['monday', weekday, 'segundas', '2ª', 'seg', 'mon'],
  ['tuesday', weekday, 'terças', '3ª', 'terça feira', 'tercas-feiras'],
  ['thursday', weekday, 'quintas', '5ª', 'quintas-feiras'],
  ['friday', weekday, 'sextas', '6ª', 'sexta-feira'],
  ['sunday', weekday, 'domingo', 'domingos', 'dom'],
  ['last', week, 'última', 'ultima'],
  ['heart', icon, 'coração', 'corac', 'hear'],
  ['hand-heart', icon, 'mão'],
  ['drama', icon, 'drma', 'máscara'],
])('%s is offered, however it is written', (right, offered, ...ways) => {
  for (const written of ways) expect([written, offered(written)]).toEqual([written, right])
})

test('an address through which another one is reached stands for that one', () => {
  for (const written of [
    'https://www.google.com/url?sa=D&q=https://x.pt/a?b%3D1&usg=c',
    'https://www.google.com/url?sa=t&url=https%3A%2F%2Fx.pt%2Fa%3Fb%3D1',
    `https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.pt%2Fa%3Fb%3D1&data=${'05%7C'.repeat(100)}`,
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.pt%2Fa%3Fb%3D1&h=AT0',
    'https://lm.facebook.com/l.php?u=https%3A%2F%2Fx.pt%2Fa%3Fb%3D1',
    'https://l.instagram.com/?u=https%3A%2F%2Fx.pt%2Fa%3Fb%3D1&e=AT1',
  ])
    expect([written, valueMeant(written, shared.$defs.webAddress)]).toEqual([written, 'https://x.pt/a?b=1'])
  const map = 'https://www.google.com/maps?q=Lisboa'
  expect(valueMeant(map, shared.$defs.webAddress)).toBe(map)
})

test.each<[string, (written: string) => string | undefined, ...ways: string[]]>([
  ['hour', hour, '25h', '20h3', '20:3', 'x20h', '20hx', '20h300', '20:60', 'oito'],
  ['day', day, '25-11-28', '31/02/2031', '7 de xyz de 2031', '177/11/2031', '11/2031/7'],
  ['day', day, 'domingo, 7 de novembro de 2031', 'até 7 de novembro de 2031', 'novembro, 7 de novembro de 2031'],
  [
    'days',
    days,
    '9 a 7 de novembro de 2031',
    '7, 14 e 21 de novembro de 2031',
    '7 e 9 de novembro de 2031',
    '29 a 31 de novembro de 2031',
    '7 a 9 de novembro de 2031!',
    'de 7 a 9',
  ],
  ['weekday', weekday, 'tursday', 'xyz'],
  ['point', focus, '50,5', '50, 60, 70'],
  ['weekly group', weekly, 'wednesday 8 to 10 pm', 'quartas 7-9pm'],
  ['price', euros, '10,505', '10 50', '1 2000', '10 x', 'dez', '€€10', '-5'],
  ['year', year, 'desde2031', '2031x', 'dois mil'],
  ['online attendance', online, 'no', 'não', 'no local', 'presencial'],
  ['mailbox', email, 'ana@gmail.con', 'ana@hotmail.co', 'ana@dança.comm', 'ana@gmial.com', 'ana@hotmal.com'],
  ['mark', mark, 'não', 'no', '0', 'talvez', 'simx', 'asim'],
  ['number', phone, '12345678', '112345678', '9123456789', '34912345678', 'tel 912345678', '912+345678'],
  ['address', site, 'helena', 'x@helena.pt', 'helena.p', 'http:///x.pt', 'ftp://x.pt', 'x.pt/sobre', 'olá x.pt'],
  ['link', link, 'a@b', 'a b@c.pt', 'a@b@c.pt', 'a@b.c', 'x', 'x.com olá', 'x.com/a b', 'fax tel:912345678'],
  [
    'link to anywhere',
    link,
    'https://x',
    'https://https://x',
    'mailto:a@b',
    'mailto:ana@gmail.con?subject=Olá',
    'https://x/a.html',
    'contacto.html',
  ],
  [
    'one of two links',
    link,
    'https://a.pt,https://b.pt',
    'mailto:a@b.pt,c@d.pt',
    'a@b.pt;c@d.pt',
    'www.a.pt,www.b.pt/x',
  ],
  ['digit', link, 'tel:+35191234567', 'tel:+3519123456789', 'tel:+35', 'tel:9123456'],
  ['name of an event', event, '9dias', '…'],
  [
    'picture',
    picture,
    'images/hero.txt',
    'a/hero-room.jpg.txt',
    'a/jpg',
    `data:image/png,${'iVBORw0KGgo'.repeat(30_000)}`,
  ],
  ['day of the week', weekday, 'w', 'th', 's', 'se', 'qu', '1', '8ª feira', '4 de maio', '4 às', '2s', 'feira', ' '],
  ['week of a month', week, '1', '5.ª', 'quinta-feira'],
  ['icon', icon, 'ícone', 'm', 'xyzxyz'],
])('no %s is made up where what is written leaves a doubt', (_, offered, ...ways) => {
  for (const written of ways) expect([written, offered(written)]).toEqual([written, undefined])
})
