import { writeFileSync } from 'node:fs'
import { generatedFiles } from '../src/content/schema/generate.ts'

for (const [path, text] of await generatedFiles()) writeFileSync(path, text)
