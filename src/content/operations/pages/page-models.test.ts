import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reportedFor } from '../../testing/content-with.ts'

const models = ['privacidade.yaml', 'precos.yaml'].map(
  (name) => [name, readFileSync(`schema/${name}`, 'utf8')] as const,
)

test.each(models)('nothing is wrong with %s, the model of a page, but that nothing leads to it yet', (name, model) => {
  expect(reportedFor({ [name]: model })).toEqual([`warning content/${name}:5 pageUnlinked`])
})

test.each(models)('every block of %s is marked as a sample', (_, model) => {
  expect(model.match(/^ {4}sample: true$/gm)).toHaveLength(model.match(/^ {2}- type: /gm)?.length ?? 0)
})
