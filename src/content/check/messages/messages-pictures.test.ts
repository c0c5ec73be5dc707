import { expect, test } from 'vitest'
import { inHome, messagesOf } from '../../testing/content-with.ts'

test('a picture too small for its place says the size it needs', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { width: 640, height: 480 } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      A imagem «hero-room.jpg» tem 640 × 480 píxeis, e aqui são precisos pelo menos 1600 × 1200.
      Use o original em tamanho grande. Aumentar uma imagem pequena não serve: ficaria desfocada.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: The picture 'hero-room.jpg' is 640 × 480 pixels, but this place needs at least 1600 × 1200. Use the original at full size. Enlarging a small picture does not help: it would be blurred."
  `)
})

test('a file that is not a picture is reported as such', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { fault: 'pictureForm' } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      «hero-room.jpg» não é uma fotografia que o site possa mostrar.
      Use um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: 'hero-room.jpg' is not a photograph that the site can show. Use a JPG, PNG, WebP or AVIF file. Open it in an image program and save it as a JPG."
  `)
})

test("a photograph in the iPhone's format is reported as such, with what to do", () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { fault: 'pictureHeic' } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      «hero-room.jpg» é uma fotografia do iPhone (HEIC), que os navegadores não mostram.
      Exporte-a como JPG: no iPhone ou no Mac, abra-a em Fotografias e escolha Exportar, ou envie-a por e-mail.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: 'hero-room.jpg' is a photograph from an iPhone (HEIC), which browsers do not show. Export it as a JPG: on the iPhone or the Mac, open it in Photos and choose Export, or send it by email."
  `)
})

test('a truncated picture is reported as such', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { fault: 'pictureBroken' } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      A imagem «hero-room.jpg» está estragada ou incompleta.
      Copie outra vez o ficheiro original para content/images.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: The picture 'hero-room.jpg' is damaged or incomplete. Copy the original file into content/images again."
  `)
})

test('a picture that is a link out of its folder is reported as such', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { fault: 'pictureOutside' } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      «hero-room.jpg» é um atalho para fora de content/images, ou para um ficheiro que já não existe.
      Ponha na pasta o próprio ficheiro.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: 'hero-room.jpg' is a link to somewhere outside content/images, or to a file that no longer exists. Put the file itself into the folder."
  `)
})

test('a picture of far too many bytes is reported as such', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { fault: 'pictureTooBig' } } })).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      A imagem «hero-room.jpg» tem mais de 40 MB.
      Reduza-a e guarde-a outra vez como JPG: 2400 píxeis de largura chegam sempre.
      11 |       file: hero-room.jpg
                       ^^^^^^^^^^^^^

    block 1 (hero), picture, file: The picture 'hero-room.jpg' is larger than 40 MB. Make it smaller and save it as a JPG again: a width of 2400 pixels is always enough."
  `)
})

test('a picture in another folder is refused', () => {
  expect(messagesOf(inHome('file: hero-room.jpg', 'file: ../site.yaml'))).toMatchInlineSnapshot(`
    "content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro
      «../site.yaml» não é o nome de um ficheiro de content/images.
      Escreva só o nome do ficheiro, sem pasta: por exemplo, retrato.jpg.
      11 |       file: ../site.yaml
                       ^^^^^^^^^^^^

    block 1 (hero), picture, file: '../site.yaml' is not the name of a file in content/images. Write the name of the file alone, without a folder: portrait.jpg, for example."
  `)
})

test('a picture that no page shows is a warning', () => {
  expect(messagesOf({}, { pictures: { 'hero-room.jpg': { width: 1600, height: 1200 }, 'other.jpg': undefined } }))
    .toMatchInlineSnapshot(`
    "content/images/other.jpg:1:1  Aviso
      Nenhuma página mostra a imagem «other.jpg».
      Apague o ficheiro, se já não for preciso.

    No page shows the picture 'other.jpg'. Delete the file if it is no longer needed."
  `)
})
