import { expect, test } from 'vitest'
import { messagesOf } from '../../testing/content-with.ts'

test('a missing file is reported by its name', () => {
  expect(messagesOf({ 'site.yaml': undefined })).toMatchInlineSnapshot(`
    "content/site.yaml:1:1  Erro
      Falta o ficheiro «site.yaml».
      Sem ele o site não se pode fazer: reponha-o.

    The file 'site.yaml' is missing. The site cannot be built without it: put it back."
  `)
})

test('a page whose name ends in .yml is not silently ignored', () => {
  expect(messagesOf({ 'sobre.yml': 'path: /sobre\n' })).toMatchInlineSnapshot(`
    "content/sobre.yml:1:1  Erro
      O ficheiro «sobre.yml» não é lido: uma página é um ficheiro que acaba em .yaml, na própria pasta content.
      Mude-lhe o nome para «sobre.yaml».

    The file 'sobre.yml' is not read: a page is a file whose name ends in .yaml, directly in the folder content. Rename it 'sobre.yaml'."
  `)
})

test('a page in a subfolder is not silently ignored', () => {
  expect(messagesOf({ 'mais/sobre.yaml': 'path: /sobre\n' })).toMatchInlineSnapshot(`
    "content/mais/sobre.yaml:1:1  Erro
      O ficheiro «mais/sobre.yaml» não é lido: uma página é um ficheiro que acaba em .yaml, na própria pasta content.
      Passe-o para a pasta content ou, se não faz falta, apague-o.

    The file 'mais/sobre.yaml' is not read: a page is a file whose name ends in .yaml, directly in the folder content. Move it to the folder content or, if it is not needed, delete it."
  `)
})

test('a folder without pages is reported as such', () => {
  expect(messagesOf({ 'home.yaml': undefined, 'biodanza.yaml': undefined }, { pictures: {} })).toMatchInlineSnapshot(`
    "content:1:1  Erro
      Nesta pasta não há nenhuma página.
      Cada página é um ficheiro .yaml com um path.

    There are no pages in this folder. Each page is a .yaml file with a path."
  `)
})

test('an empty file is reported as such', () => {
  expect(messagesOf({ 'mais.yaml': '' })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      O ficheiro está vazio, ou só tem comentários.
      Escreva a página ou, se não a quer, apague o ficheiro.

    The file is empty, or contains only comments. Write the page or, if you do not want it, delete the file."
  `)
})

test('a file of comments only is an empty one', () => {
  expect(messagesOf({ 'mais.yaml': '# nada\n\n# mais nada\n' })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      O ficheiro está vazio, ou só tem comentários.
      Escreva a página ou, se não a quer, apague o ficheiro.
      1 | # nada
          ^

    The file is empty, or contains only comments. Write the page or, if you do not want it, delete the file."
  `)
})

test('a file that is not UTF-8 is reported at its first such letter', () => {
  expect(
    messagesOf({
      'mais.yaml': { fault: 'notUtf8', text: 'path: /mais\ntitle: Psic\ufffdloga\n', encoding: 'Windows 1252' },
    }),
  ).toMatchInlineSnapshot(`
    "content/mais.yaml:2:12  Erro
      O ficheiro não está gravado em UTF-8, mas em Windows 1252: os acentos ficariam trocados.
      Não o guarde ainda, ou os acentos perdem-se. Clique em «UTF-8» ao fundo do editor, escolha «Reabrir com codificação» e «Windows 1252»; só depois «Guardar com codificação» e «UTF-8».
      2 | title: Psic�loga
                     ^

    The file is not saved as UTF-8 but as Windows 1252: accents would come out wrong. Don't save it yet, or the accents are lost. Click 'UTF-8' at the bottom of the editor, choose 'Reopen with Encoding' and 'Windows 1252'; only then 'Save with Encoding' and 'UTF-8'."
  `)
})

test('a file in UTF-16 is reported as such', () => {
  expect(messagesOf({ 'mais.yaml': { fault: 'notUtf8', text: '', encoding: 'UTF-16 LE' } })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      O ficheiro não está gravado em UTF-8, mas em UTF-16 LE: os acentos ficariam trocados.
      Não o guarde ainda, ou os acentos perdem-se. Clique em «UTF-8» ao fundo do editor, escolha «Reabrir com codificação» e «UTF-16 LE»; só depois «Guardar com codificação» e «UTF-8».

    The file is not saved as UTF-8 but as UTF-16 LE: accents would come out wrong. Don't save it yet, or the accents are lost. Click 'UTF-8' at the bottom of the editor, choose 'Reopen with Encoding' and 'UTF-16 LE'; only then 'Save with Encoding' and 'UTF-8'."
  `)
})

test('a file that is far too large is not read', () => {
  expect(messagesOf({ 'mais.yaml': { fault: 'fileTooBig', bytes: 50_000_000 } })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      O ficheiro tem 50,0 MB: é demasiado grande para ser uma página, e não foi lido.
      Um ficheiro de textos tem no máximo 1,0 MB. As imagens vão na pasta content/images.

    The file is 50.0 MB: too large for a page, so it was not read. A text file can be 1.0 MB at most. Pictures go into the folder content/images."
  `)
})

test('a folder with the name of a page is reported as such', () => {
  expect(messagesOf({ 'mais.yaml': { fault: 'notAFile' } })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      Isto não é um ficheiro normal (é uma pasta ou um atalho).
      Ponha aqui o próprio ficheiro.

    This is not an ordinary file (it is a folder or a link). Put the file itself here."
  `)
})

test('nesting that is far too deep is reported where it exceeds the limit', () => {
  expect(messagesOf({ 'mais.yaml': 'path: ' + '['.repeat(50_000) })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:108  Erro
      Há aqui listas dentro de listas a mais.
      Nenhuma página precisa disto: apague os parênteses, os hífenes ou os espaços que sobram.
      1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                        ^

    There are too many lists within lists here. No page needs this: delete the extra brackets, hyphens or spaces."
  `)
})

test('a YAML directive is refused', () => {
  expect(messagesOf({ 'mais.yaml': '%YAML 1.1\n---\npath: /mais\n' })).toMatchInlineSnapshot(`
    "content/mais.yaml:1:1  Erro
      Uma linha que começa por % é uma ordem, e aqui não se usa.
      Apague a linha ou, se for texto, ponha-o entre aspas.
      1 | %YAML 1.1
          ^^^^^^^^^

    A line that begins with % is an instruction, which is not needed here. Delete the line or, if it is text, put it in quotes."
  `)
})

test('a second document in a file is refused', () => {
  expect(messagesOf({ 'mais.yaml': 'path: /mais\n---\npath: /outra\n' })).toMatchInlineSnapshot(`
    "content/mais.yaml:2:1  Erro
      Esta linha começa um segundo documento no mesmo ficheiro, e o que vem a seguir não apareceria.
      Apague a linha. Cada página tem o seu próprio ficheiro.
      2 | ---
          ^^^

    This line begins a second document in the same file, and what follows would not be shown. Delete the line. Each page has a file of its own."
  `)
})
