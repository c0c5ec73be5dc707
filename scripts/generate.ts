import { writeFileSync } from 'node:fs'
import { readSchemaFolder } from '../src/disk/project-folder.ts'
import { generatedFiles } from '../src/content/model/schema/generate.ts'

for (const [path, text] of await generatedFiles(readSchemaFolder())) writeFileSync(path, text)
