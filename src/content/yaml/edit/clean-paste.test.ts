import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { cleanPaste } from './clean-paste.ts'

const clean = (pasted: string): string => cleanPaste(pasted).text

test('a line from a web page loses invisible characters', () => {
  expect(clean('  Um\u00a0lugar\u200b para\u00ad se  escutar \ufeff')).toBe('Um lugar para se escutar')
  expect(clean('A place\u202f to\thear\u2060 yourself\u200e')).toBe('A place to hear yourself')
})

test('an emoji keeps its joiners', () => {
  expect(clean('Dança 👩‍⚕️ e 🧘🏽‍♀️')).toBe('Dança 👩‍⚕️ e 🧘🏽‍♀️')
})

test('an apostrophe between letters becomes a real one', () => {
  expect(clean("d'água, Pau d´Arco, don`t")).toBe('d’água, Pau d’Arco, don’t')
  expect(clean("rock 'n' roll, 5' de pausa")).toBe("rock 'n' roll, 5' de pausa")
})

test('a letter and its accent become one character', () => {
  expect(clean('danc\u0327a e emoc\u0327a\u0303o')).toBe('dança e emoção')
})

test('paragraphs from Word are separated by one empty line', () => {
  expect(clean('Primeiro parágrafo.\r\n\r\n\r\n\r\nSegundo parágrafo.\r\n')).toBe(
    'Primeiro parágrafo.\n\nSegundo parágrafo.',
  )
  expect(clean('First paragraph.\n \u00a0 \nSecond paragraph.')).toBe('First paragraph.\n\nSecond paragraph.')
})

test('the blank character of an empty line on Instagram leaves an empty line', () => {
  expect(clean('Aula aberta.\n\u2800\nTraga água.\u2800\n\u3164')).toBe('Aula aberta.\n\nTraga água.')
})

test('long lines are paragraphs, as Word and web pages copy them', () => {
  const long = 'Uma frase bem comprida, que não acaba onde a página acabaria. '.repeat(3).trim()
  expect(clean(`Um título\n${long}\n${long}`)).toBe(`Um título\n${long}\n\n${long}`)
})

test('lines broken by a PDF are joined into paragraphs, and hyphenated words are joined too', () => {
  const pdf = `Há alturas em que faz falta alguém que ouça com tempo.
E outras em que o corpo pede para falar primeiro. Nesses
dias, Lisboa parece maior, e quem chega a uma sala tran-
quila demora a perceber que já chegou.
Depois senta-se, respira, e começa a contar, devagar, o
que a trouxe.`
  expect(clean(pdf)).toBe(
    'Há alturas em que faz falta alguém que ouça com tempo. E outras em que o corpo pede para falar primeiro. Nesses dias, Lisboa parece maior, e quem chega a uma sala tranquila demora a perceber que já chegou.\n\nDepois senta-se, respira, e começa a contar, devagar, o que a trouxe.',
  )
  expect(clean('The workshop is led by a psychologist from the city of\nLisbon, on Fridays.')).toBe(
    'The workshop is led by a psychologist from the city of Lisbon, on Fridays.',
  )
  for (const broken of [
    'A sala fica quente, e em julho chega aos trinta e três\n°C, por isso traga água.',
    'A sala fica numa casa antiga, ao lado do jardim da Estrela, no\n2.º andar, e há elevador.',
    'A sala fica numa casa antiga, ao lado do jardim da Estrela,\n2.º andar, e há elevador.',
    'Ao longo destes anos aprendi que há uma coisa de que todos precisamos:\ntempo. E o tempo passa de outra maneira com outras pessoas.',
    'Uma dança que nasceu no Chile pela mão, e nas palavras, de\nRolando Toro: um sistema de integração humana e de reeducação.',
  ])
    expect(clean(broken)).toBe(broken.replace('\n', ' '))
})

test('short lines that begin with a small letter stay lines, as in a poem', () => {
  expect(clean('no chão da sala\ndescalços\nos pés')).toBe('no chão da sala\ndescalços\nos pés')
})

test('a word that a PDF divides is one word again, in short lines and with a hyphen that cannot be seen', () => {
  expect(clean('Escuta e presença, em Lis-\nboa e online, para a transfor\u00ad\r\nmação de cada um.')).toBe(
    'Escuta e presença, em Lisboa e online, para a transformação de cada um.',
  )
  expect(clean('Olá\u00ad\n\nAté\u00ad\nJá\u00ad\n')).toBe('Olá\n\nAté\nJá')
})

test('bullets and short lines stay lines', () => {
  expect(clean('Traga:\n• roupa confortável\n• água\n1. venha como está')).toBe(
    'Traga:\n\n• roupa confortável\n\n• água\n\n1. venha como está',
  )
  expect(clean('Traga:\n·\troupa confortável\n\uf0b7\tágua')).toBe('Traga:\n\n• roupa confortável\n\n• água')
  expect(clean('Ela disse:\n— Olá\n— Olá.\nE foi.')).toBe('Ela disse:\n\n— Olá\n\n— Olá.\n\nE foi.')
  expect(clean('a noite\n—só a noite\nsabe')).toBe('a noite\n—só a noite\nsabe')
  const aside = 'Duas horas em que a música nos leva, e onde se dança\n— Biodanza — e onde cada pessoa é bem recebida'
  expect(clean(aside)).toBe(aside.replace('\n', ' '))
  expect(clean('Ela olhou\n— Bom dia — disse.\n— Olá.')).toBe('Ela olhou\n\n— Bom dia — disse.\n\n— Olá.')
  expect(clean('Traga\n— Água\n— Roupa')).toBe('Traga\n\n— Água\n\n— Roupa')
  const bring = 'O que trazer para a aula de sábado, além de boa vontade'
  expect(clean(`${bring}\n— Água\n— Roupa`)).toBe(`${bring}\n\n— Água\n\n— Roupa`)
  expect(clean('Leve:\n10. água\n11) pão')).toBe('Leve:\n\n10. água\n\n11) pão')
  expect(clean('Rua do Exemplo, 28\n1000-001 Lisboa\nPortugal')).toBe('Rua do Exemplo, 28\n1000-001 Lisboa\nPortugal')
})

test('a line that begins with an emoji, a letter of a list or what it is about stays a line, however long the one before', () => {
  const when = '📅 Sábado, 5 de julho de 2031, das 10h às 17h com almoço'
  for (const line of [
    '📍 Serra da Amostra',
    '✅ Traga água',
    '2️⃣ Pão',
    'b) Pão',
    '2- Pão',
    '2.º Pão',
    '② Pão',
    '→ Pão',
    'Quintas: 19h30',
    '19h00 – aquecimento',
    '#biodanza',
    'ana@exemplo.pt',
    'www.exemplo.pt',
    'Onde: Espaço Amostra, Rua do Exemplo, número 28, 1000-001 Lisboa',
    '[10:16] Ana: Pão',
  ])
    expect(clean(`${when}\n${line}`)).toBe(`${when}\n${line}`)
})

test('facts, hours and tags stay lines of their own also below a short noun, a comma or other words', () => {
  const sea = 'Um fim de semana para dançar, descansar e ouvir o mar'
  for (const line of [
    'Local: Casa do Exemplo',
    '19h30 – Jantar',
    '#biodanza #lisboa 💃',
    '@biodanza_lisboa (Instagram)',
  ])
    expect(clean(`${sea}\n${line}`)).toBe(`${sea}\n${line}`)
  expect(clean(`${sea},\nTelefone: 912 345 678`)).toBe(`${sea},\nTelefone: 912 345 678`)
  expect(clean(`${sea} na página\n@biodanza.lisboa no Instagram`)).toBe(
    `${sea} na página @biodanza.lisboa no Instagram`,
  )
})

test('a short line goes on below, except after a colon or the end of a sentence', () => {
  expect(clean('Venha como está,\nsem pressa.\naté já')).toBe('Venha como está, sem pressa.\naté já')
  expect(clean('Traga:\nroupa confortável')).toBe('Traga:\nroupa confortável')
  const address =
    'Aqui fica a morada do espaço onde dançamos no sábado:\nRua do Exemplo, número 28, terceiro andar, Lisboa'
  expect(clean(address)).toBe(address)
  const source =
    'A dança faz bem ao corpo e à mente, como mostram estudos\n[12] e a prática de muitos anos em Portugal.'
  expect(clean(source)).toBe(source.replace('\n', ' '))
  const where = 'Todas as semanas há fotografias e novidades na página do Instagram'
  for (const [last, line] of [
    [`${where}, em`, '@biodanza_lisboa, e convites para as aulas de sábado à tarde.'],
    [`${where} da`, 'Vitalidade: o movimento que a música nos pede a todos.'],
    [`${where}, das`, '19h30 – 21h30, sem pressa.'],
  ])
    expect(clean(`${last}\n${line}`)).toBe(`${last} ${line}`)
  expect(clean('Rua do Exemplo, 28\vLisboa\u2028Portugal')).toBe('Rua do Exemplo, 28\nLisboa\nPortugal')
})

test('letters decoded in the wrong encoding are reported, and not guessed; those that only look otherwise are plain', () => {
  expect(cleanPaste('Psicologia clÃ­nica, emoÃ§Ãµes e vocÃª')).toMatchObject({ garbled: true })
  expect(cleanPaste('Itâ€™s fine')).toEqual({ text: 'Itâ€™s fine', garbled: true })
  expect(cleanPaste('Â© 2025')).toMatchObject({ garbled: true })
  expect(cleanPaste('oﬃcina no fim da tarde, com 𝓢𝓪𝓷𝓽𝓸𝓼 e 𝒽ℯ𝓇ℴ𝓈')).toEqual({
    text: 'officina no fim da tarde, com Santos e heros',
    garbled: false,
  })
  expect(cleanPaste('IRMÃ, «MAÇÃ» e CÂMARA são palavras')).toMatchObject({ garbled: false })
})

test('a clean text stays as it is', () => {
  const text = 'Escuta sem pressa: «aqui», diz ela.\n\n— E depois? — O corpo sabe…'
  expect(cleanPaste(text)).toEqual({ text, garbled: false })
})

test('whatever is pasted can be written, once it is clean', () => {
  const pasted = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u200d', '👩‍⚕️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '\r\n', '\u00ad', '\ufeff', '- um', '\ud800', 'Olá'),
    ),
  )
  fc.assert(
    fc.property(pasted, (parts) => {
      applyEdit('a: b\n', { kind: 'set', path: ['a'], value: clean(parts.join('')) })
    }),
  )
})
