import { expect, test } from 'vitest'
import { drawnPicture } from '../testing/drawn-picture.ts'
import { inHome, lines, reportOf, type Changes } from '../testing/content-with.ts'

test('a picture too small for its place says the size it needs', async () => {
  const mistake: Changes = { 'images/hero-room.jpg': await drawnPicture(640, 480) }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  A imagem «hero-room.jpg» tem 640 × 480 píxeis, e aqui são precisos pelo menos 1600 × 1200.',
      '  Use o original em tamanho grande. Aumentar uma imagem pequena não serve: ficaria desfocada.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  The picture 'hero-room.jpg' has 640 × 480 pixels, and this place needs at least 1600 × 1200.",
      '  Use the original in its full size. Enlarging a small picture is no help: it would be blurred.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
})

test('a file that is no picture is told as such', async () => {
  const mistake: Changes = { 'images/hero-room.jpg': 'not a picture' }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  «hero-room.jpg» não é uma fotografia que o site possa mostrar.',
      '  Use um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  'hero-room.jpg' is not a photograph that the site can show.",
      '  Use a JPG, PNG, WebP or AVIF file. Open it in a picture program and save it as JPG.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
})

test('a drawing with a script is no picture', async () => {
  const mistake: Changes = {
    'images/hero-room.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  «hero-room.jpg» não é uma fotografia que o site possa mostrar.',
      '  Use um ficheiro JPG, PNG, WebP ou AVIF. Abra-o num programa de imagens e guarde-o como JPG.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  'hero-room.jpg' is not a photograph that the site can show.",
      '  Use a JPG, PNG, WebP or AVIF file. Open it in a picture program and save it as JPG.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
})

test('a picture whose end is missing is told as such', async () => {
  const mistake: Changes = { 'images/hero-room.jpg': (await drawnPicture(1600, 1200)).subarray(0, 9000) }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  A imagem «hero-room.jpg» está estragada ou incompleta.',
      '  Copie outra vez o ficheiro original para content/images.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  The picture 'hero-room.jpg' is damaged or incomplete.",
      '  Copy the original file into content/images again.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
})

test('a picture of far too many bytes is not opened', async () => {
  const mistake: Changes = { 'images/hero-room.jpg': Buffer.alloc(40_000_001) }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  A imagem «hero-room.jpg» tem mais de 40 MB.',
      '  Reduza-a e guarde-a outra vez como JPG: 2400 píxeis de largura chegam sempre.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  The picture 'hero-room.jpg' has more than 40 MB.",
      '  Make it smaller and save it as JPG again: 2400 pixels across are always enough.',
      '  11 |       file: hero-room.jpg',
      '                   ^^^^^^^^^^^^^',
    ),
  )
})

test('a picture in another folder is refused', async () => {
  const mistake = inHome('file: hero-room.jpg', 'file: ../site.yaml')
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/home.yaml:11:13  Erro · bloco 1 (hero), imagem, ficheiro',
      '  «../site.yaml» não é o nome de um ficheiro de content/images.',
      '  Escreva só o nome do ficheiro, sem pasta: por exemplo, retrato.jpg.',
      '  11 |       file: ../site.yaml',
      '                   ^^^^^^^^^^^^',
      '',
      'content/images/hero-room.jpg:1:1  Aviso',
      '  Nenhuma página mostra a imagem «hero-room.jpg».',
      '  Apague o ficheiro, se já não for preciso.',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/home.yaml:11:13  Error · block 1 (hero), picture, file',
      "  '../site.yaml' is not the name of a file in content/images.",
      '  Write the name of the file alone, without a folder: portrait.jpg, for example.',
      '  11 |       file: ../site.yaml',
      '                   ^^^^^^^^^^^^',
      '',
      'content/images/hero-room.jpg:1:1  Warning',
      "  No page shows the picture 'hero-room.jpg'.",
      '  Delete the file if it is no longer needed.',
    ),
  )
})

test('a picture that no page shows is a warning', async () => {
  const mistake: Changes = { 'images/other.jpg': 'anything' }
  expect(await reportOf(mistake)).toBe(
    lines(
      'content/images/other.jpg:1:1  Aviso',
      '  Nenhuma página mostra a imagem «other.jpg».',
      '  Apague o ficheiro, se já não for preciso.',
    ),
  )
  expect(await reportOf(mistake, { lang: 'en' })).toBe(
    lines(
      'content/images/other.jpg:1:1  Warning',
      "  No page shows the picture 'other.jpg'.",
      '  Delete the file if it is no longer needed.',
    ),
  )
})
