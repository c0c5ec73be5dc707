import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Node, parse, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { blockTypes } from '../../content/model/schema/schema-files.ts'
/** The style sheets in the folders that blocks share. */
const shared = ['src/site/styles', 'src/site/ui', 'src/site/shell'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
)

/** The selectors that stand in no other rule, of which the nested ones are a part. */
function outerSelectors(rule: Rule): readonly string[] {
  for (let outer: Node | undefined = rule.parent; outer; outer = outer.parent) {
    if (outer.type === 'rule' || ('name' in outer && outer.name === 'keyframes')) return []
  }
  return rule.selectors
}

describe.each(blockTypes())('the styles of %s', (type) => {
  const own = `[data-block='${type}']`

  test('apply to no other block: each selector and each animation begins with its type', () => {
    const file = `src/site/blocks/${type}/${type}.css`
    if (!existsSync(file)) expect.fail(`Write the styles of ${type} in ${file}, and import them in its component.`)
    const component = readFileSync(file.replace('.css', '.tsx'), 'utf8')
    expect(component, `Import ./${type}.css in ${type}.tsx.`).toContain(`import './${type}.css'`)
    const styles = parse(readFileSync(file, 'utf8'))
    const strangers: string[] = []
    styles.walkRules((rule) => {
      strangers.push(...outerSelectors(rule).filter((selector) => !selector.startsWith(own)))
    })
    styles.walkAtRules('keyframes', ({ params }) => {
      if (!params.startsWith(`${type}-`)) strangers.push(params)
    })
    expect(strangers, `Let each begin with ${own}, or be called ${type}-….`).toEqual([])
  })

  test('use no custom property that is not set', () => {
    const all = [...shared, `src/site/blocks/${type}/${type}.css`].map((name) => readFileSync(name, 'utf8')).join('\n')
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !all.includes(`${name}:`))).toEqual([])
  })

  test('are in its own folder only', () => {
    expect(shared.filter((file) => readFileSync(file, 'utf8').includes(own))).toEqual([])
  })
})
