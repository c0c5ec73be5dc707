import { writeFileSync } from 'node:fs'
import { blockSchema, contentTypes } from '../src/content/generate.ts'

writeFileSync('schema/block.schema.json', blockSchema())
writeFileSync('src/content/types.generated.ts', await contentTypes())
