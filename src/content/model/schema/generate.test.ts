import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSchemaFolder } from '../../../disk/project-folder.ts'
import { generatedFiles } from './generate.ts'

test('the types and the list of blocks follow from the current schema; if not, run npm run generate', async () => {
  for (const [path, text] of await generatedFiles(readSchemaFolder()))
    expect(readFileSync(path, 'utf8'), path).toBe(text)
})
