import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reportedFor } from '../../testing/content-with.ts'

const model = readFileSync('schema/privacidade.yaml', 'utf8')

test('nothing is wrong with the model of a privacy page but that nothing leads to it yet', () => {
  expect(reportedFor({ 'privacidade.yaml': model })).toEqual(['warning content/privacidade.yaml:5 pageUnlinked'])
})

test('every block of the model of a privacy page is marked as a sample', () => {
  expect(model.match(/^ {4}sample: true$/gm)).toHaveLength(model.match(/^ {2}- type: /gm)?.length ?? 0)
})
