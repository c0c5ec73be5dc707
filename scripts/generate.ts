import { writeFileSync } from 'node:fs'
import { readSchemaFolder } from '../src/files/schema-folder.ts'
import { generatedFiles } from '../src/content/schema/generate.ts'

for (const [path, text] of await generatedFiles(readSchemaFolder())) writeFileSync(path, text)
