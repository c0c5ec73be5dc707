import standalone from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { fileKinds } from '../../content/model/source.ts'
import { schemaId, schemaValidator, withoutCopies } from '../../content/check/validate/schema-validator.ts'

/** Replaces the module that compiles the schemas by their validators, compiled ahead of time. */
export const validatorsAheadOfTime = (): Plugin => ({
  name: 'validators-ahead-of-time',
  enforce: 'pre',
  load: (id) => (id.split('?')[0]?.endsWith('/validate/compile-validators.ts') ? validatorModule() : undefined),
})

function validatorModule(): string {
  const ajv = schemaValidator({ source: true, esm: true })
  const kinds = Object.fromEntries(fileKinds.map((kind) => [kind, schemaId(`${kind}.schema.json`)]))
  const exported = fileKinds.join(', ')
  return `${withoutCopies(standaloneCode(ajv, kinds))}\nexport const compileValidators = () => ({ ${exported} })\n`
}

// Node gives a CommonJS module as a whole, a bundler its default.
const standaloneCode =
  typeof standalone === 'function' ? standalone : (standalone as { default: typeof standalone }).default
