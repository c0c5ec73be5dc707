import { expect, test } from 'vitest'
import { mergeContents } from './merge-contents.ts'

test.each(['\n', '\nmore: 1\nlines: 2\n'])(
  'of two places in one file each keeps the comments of whose text was chosen, with this between them: %j',
  (between) => {
    const texts = ['base', 'mine', 'theirs'].map((who) => {
      return new Map([['a', `# ${who}, a\na: "${who}" # ${who}${between}# ${who}, b\nb: '${who}'\n`]])
    })
    const [of = new Map(), own = new Map(), others = new Map()] = texts
    for (const [a, b] of [
      ['theirs', 'mine'],
      ['mine', 'theirs'],
    ] as const) {
      const { files, conflicts } = mergeContents(
        of,
        own,
        others,
        new Map([
          ['a#/a', a],
          ['a#/b', b],
        ] as const),
      )
      expect(conflicts).toEqual([])
      expect(files.get('a')).toBe(`# ${a}, a\na: "${a}" # ${a}${between}# ${b}, b\nb: '${b}'\n`)
    }
  },
)
