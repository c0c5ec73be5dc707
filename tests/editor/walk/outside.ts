import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyField, typedInField } from './fields.ts'
import { newWord, type WalkStep, type Walk, wordsIn, yamlNames } from './walk.ts'

/** Lines with a text that another program can change without a thought about YAML. */
const plainLine = /^( *(?:- )?(?:pt|en|text|name): )([^\s"'{|>&*[!%@`][^#:]*)$/
const brokenLine = 'broken: "\n'

/** Writes a file as another program does. What it takes away was taken away by hand. */
function write({ editor, words }: Walk, file: string, text: string): void {
  const before = wordsIn(editor.read(file))
  const after = wordsIn(text)
  for (const word of before) if (!after.includes(word)) words.delete(word)
  // What stays in the file may just have been overwritten in the editor, and not be saved yet.
  for (const word of after) if (!before.includes(word)) words.add(word)
  writeFileSync(join(editor.folder, file), text)
}

const anyFile = ({ random, editor, broken }: Walk): string =>
  random.pick(yamlNames(editor).filter((name) => name !== broken && name !== 'dictionary.yaml')) ?? ''

/** Adds a word to a line. */
export const changeLine = async (walk: Walk, part = ''): Promise<string | undefined> => {
  const file = anyFile(walk)
  const lines = walk.editor.read(file).split('\n')
  const at = walk.random.pick(
    [...lines.keys()].filter((each) => plainLine.test(lines[each] ?? '') && lines[each]?.includes(part)),
  )
  if (at === undefined) return undefined
  const after = `${lines[at]} ${newWord(walk, 'others')}`
  write(walk, file, lines.with(at, after).join('\n'))
  return `${file}:${at + 1} ${after.trim()}`
}

/** Moves, removes, or inserts a whole block. */
export const changeBlocks: WalkStep = async (walk) => {
  const { random, editor } = walk
  const file = anyFile(walk)
  const [head = '', ...blocks] = editor.read(file).split(/^(?= {2}- type:)/m)
  if (blocks.length < 2) return undefined
  const at = random.below(blocks.length)
  const how = random.pick(['move', 'remove', 'insert'])
  const word = newWord(walk, 'others')
  const block = `  - type: passage\n    title: { pt: ${word}, en: ${word} }\n    text: { pt: Um texto, en: A text }\n\n`
  const others = blocks.toSpliced(at, 1)
  if (how === 'move') others.splice(random.below(others.length + 1), 0, `${blocks[at]?.trimEnd() ?? ''}\n`)
  if (how !== 'insert') walk.losses.add('items')
  write(walk, file, head + (how === 'insert' ? blocks.toSpliced(at, 0, block) : others).join(''))
  return `${how} ${at} of ${file}`
}

/** Writes a line that is no YAML, or takes it away again. */
export const breakOrMend: WalkStep = async (walk) => {
  const { editor, broken } = walk
  const file = broken ?? anyFile(walk)
  const text = editor.read(file)
  walk.broken = broken ? undefined : file
  write(walk, file, broken ? text.replace(brokenLine, '') : text + brokenLine)
  return `${file} ${broken ? 'mended' : 'broken'}`
}

/** While somebody types in a field, others write: before the text is saved, or after. */
export const changeWhileTyping: WalkStep = async (walk) => {
  const { page, random } = walk
  const field = await anyField(walk)
  if (!field) return undefined
  await field.click()
  await page.keyboard.press('End')
  const typed = () => typedInField(walk, field, () => page.keyboard.type(newWord(walk, 'typed')))
  const first = await typed()
  const saved = page.getByRole('status').filter({ hasText: /Guardado|Por guardar/ })
  if (random.chance(0.7)) await saved.waitFor()
  const [line = ''] = (await field.inputValue()).split('\n')
  const did = random.chance(0.25) ? await changeBlocks(walk) : await changeLine(walk, random.chance(0.3) ? line : '')
  if (random.chance(0.5)) await saved.waitFor()
  // The field may have gone with its block.
  return `${first}; ${did}; ${(await field.isVisible()) ? await typed() : 'gone'}`
}

/** Answers a question about what was changed here and there. */
export const answer: WalkStep = async ({ page, random, losses }) => {
  const name = random.chance(0.5) ? 'Com o meu' : 'Com o outro'
  const button = page.getByRole('button', { name }).first()
  if (!(await button.isVisible())) return undefined
  losses.add('items')
  await button.click()
  return name
}
