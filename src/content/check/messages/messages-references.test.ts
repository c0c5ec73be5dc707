import { expect, test } from 'vitest'
import { inHome, messagesOf, type TestChanges } from '../../testing/content-with.ts'

test('a scroll target that no block has asks whether its neighbour was meant', () => {
  expect(messagesOf(inHome('scroll: contact', 'scroll: contacto'))).toMatchInlineSnapshot(`
    "content/home.yaml:17:17  Erro · bloco 1 (hero), botão 1, outro sítio desta página
      Nenhum bloco desta página tem anchor: contacto. Quis dizer «contact»?
      Escolha um destes: «classes», «contact».
      Deve ficar assim:
                  scroll: contact
      17 |         scroll: contacto
                           ^^^^^^^^

    block 1 (hero), button 1, scroll: No block of this page has anchor: contacto. Did you mean 'contact'? Choose one of these: 'classes', 'contact'."
  `)
})

test('a phone name that does not exist asks whether its neighbour was meant', () => {
  expect(messagesOf(inHome('phone: therapy', 'phone: terapia'))).toMatchInlineSnapshot(`
    "content/home.yaml:45:22  Erro · bloco 4 (contact), botão, WhatsApp, telefone
      Em site.yaml não há nenhum telefone chamado «terapia».
      Escolha um destes: «biodanza», «therapy».
      45 |       chat: { phone: terapia }
                                ^^^^^^^

    block 4 (contact), button, chat, phone: site.yaml has no phone named 'terapia'. Choose one of these: 'biodanza', 'therapy'."
  `)
})

test('a page that does not exist is reported with the list', () => {
  expect(messagesOf(inHome('scroll: contact', 'page: /sobre'))).toMatchInlineSnapshot(`
    "content/home.yaml:17:15  Erro · bloco 1 (hero), botão 1, outra página
      Nenhuma página tem o endereço «/sobre».
      Corrija o endereço. Existem: «/», «/biodanza».
      17 |         page: /sobre
                         ^^^^^^

    block 1 (hero), button 1, page: No page has the address '/sobre'. Correct the address. The choices are: '/', '/biodanza'."
  `)
})

test('a picture that does not exist asks whether its neighbour was meant', () => {
  expect(messagesOf(inHome('file: hero-room.jpg', 'file: hero_room.JPG'))).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      Em content/images não há nenhuma imagem «hero_room.JPG». Quis dizer «hero-room.jpg»?
      Ponha lá o ficheiro ou corrija o nome. Existem: «hero-room.jpg».
      Deve ficar assim:
                file: hero-room.jpg
      11 |       file: hero_room.JPG
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: There is no picture 'hero_room.JPG' in content/images. Did you mean 'hero-room.jpg'? Put the file there, or correct the name. The choices are: 'hero-room.jpg'."
  `)
})

test('two pages on one path name both places', () => {
  expect(messagesOf({ 'biodanza.yaml': (text) => text.replace('path: /biodanza', 'path: /') })).toMatchInlineSnapshot(`
    "content/home.yaml:1:7  Erro · endereço da página
      O endereço «/» já é o da página biodanza.yaml.
      Dê a uma das páginas outro path.
      1 | path: /
                ^
      Ver também content/biodanza.yaml:1:7

    path: The page biodanza.yaml already has the address '/'. Give one of the pages another path."
  `)
})

test('a path that the build needs for itself is reported as such', () => {
  expect(messagesOf({ 'biodanza.yaml': (text) => text.replace('path: /biodanza', 'path: /404') }))
    .toMatchInlineSnapshot(`
      "content/biodanza.yaml:1:7  Erro · endereço da página
        O endereço «/404» está reservado.
        Escolha outro path para esta página.
        1 | path: /404
                  ^^^^

      path: The address '/404' is reserved. Choose another path for this page."
    `)
})

test('an anchor used twice names both places', () => {
  expect(messagesOf(inHome('anchor: classes', 'anchor: contact'))).toMatchInlineSnapshot(`
    "content/home.yaml:40:13  Erro · bloco 4 (contact), nome do bloco
      O anchor «contact» já é o do bloco 2 desta página.
      Dê a um dos blocos outro anchor.
      40 |     anchor: contact
                       ^^^^^^^
      Ver também content/home.yaml:20:13

    block 4 (contact), anchor: Block 2 of this page already has the anchor 'contact'. Give one of the blocks another anchor."
  `)
})

test('a site without a home page is reported as such', () => {
  const mistake: TestChanges = {
    'home.yaml': undefined,
    'biodanza.yaml': (text) => text.replace('page: /', 'page: /biodanza'),
  }
  expect(messagesOf(mistake, { pictures: {} })).toMatchInlineSnapshot(`
    "content:1:1  Erro
      Nenhuma página tem path: /, e o site precisa de uma página inicial.
      Na que deve ser a inicial (home.yaml), escreva path: /. Se apagou home.yaml, reponha-o.

    No page has path: /, but the site needs a home page. In the one that should come first (home.yaml) write path: /. If you deleted home.yaml, put it back."
  `)
})

test('a word that is missing in one language is reported with its text', () => {
  expect(messagesOf({ 'dictionary.yaml': (text) => text.replace('  when: When\n', '') })).toMatchInlineSnapshot(`
    "content/dictionary.yaml:14:3  Erro · português, when
      A palavra «when» («Quando») falta em inglês.
      Acrescente a linha «when:» à lista «en:».
      14 |   when: Quando
             ^^^^

    Portuguese, when: The word 'when' ('Quando') is missing in English. Add the line 'when:' to the list 'en:'."
  `)
})

test('a word that the site needs is reported as missing', () => {
  const mistake: TestChanges = {
    'dictionary.yaml': (text) => text.replace('  when: When\n', '').replace('  when: Quando\n', ''),
  }
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/dictionary.yaml:4:1  Erro · português
      Falta a palavra «when», que o site usa.
      Acrescente a linha às duas línguas.
      Acrescente, depois da linha 36:
            when: …
      4 | pt:
          ^^

    Portuguese: The word 'when', which the site uses, is missing. Add the line to both languages."
  `)
})

test('a mistyped word is reported as one that the site does not use', () => {
  const mistake: TestChanges = {
    'dictionary.yaml': (text) =>
      text.replace('  when: When\n', '  wheen: When\n').replace('  when: Quando\n', '  wheen: Quando\n'),
  }
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/dictionary.yaml:14:3  Erro · português, wheen
      O site não usa a palavra «wheen». Quis dizer «when»?
      Corrija o nome nas duas línguas.
      Deve ficar assim:
            when: Quando
      14 |   wheen: Quando
             ^^^^^

    Portuguese, wheen: The site does not use the word 'wheen'. Did you mean 'when'? Correct the name in both languages."
  `)
})

test('a word that nobody uses is a warning', () => {
  const mistake: TestChanges = {
    'dictionary.yaml': (text) =>
      text
        .replace('  when: When\n', '  when: When\n  zebra: Zebra\n')
        .replace('  when: Quando\n', '  when: Quando\n  zebra: Zebra\n'),
  }
  expect(messagesOf(mistake)).toMatchInlineSnapshot(`
    "content/dictionary.yaml:15:3  Aviso · português, zebra
      O site não usa a palavra «zebra».
      Apague a linha nas duas línguas.
      15 |   zebra: Zebra
             ^^^^^

    Portuguese, zebra: The site does not use the word 'zebra'. Delete the line in both languages."
  `)
})

test('an address that a page once had, and that another page has, names that page', () => {
  const content = {
    'biodanza.yaml': (text: string) => text.replace('path: /biodanza', 'path: /biodanza\nformerly: [/]'),
  }
  expect(messagesOf(content)).toMatchInlineSnapshot(`
    "content/biodanza.yaml:2:12  Erro · endereço antigo 1
      O endereço antigo «/» também é da página home.yaml: só um deles pode valer.
      Apague-o de formerly numa das páginas, ou dê à página que o tem outro path.
      2 | formerly: [/]
                     ^

    formerly 1: The former address '/' also belongs to the page home.yaml: it can lead to one of them only. Remove it from formerly on one of the pages, or give the page that has it another path."
  `)
})
