import type { ValidateFunction } from 'ajv/dist/2020.js'
import { fileKinds, type Source } from '../../model/source.ts'
// A bundle replaces this module: what writes its replacement, and is in the same bundle, needs the other one.
import { schemaId, schemaValidator } from './schema-validator.ts'

/** A function for each kind of file that holds a value against its schema. */
export type Validators = Readonly<Record<Source['kind'], ValidateFunction>>

/** Compiles the schemas. The editor's bundle has the result: a strict policy lets no page turn texts into programs. */
export function compileValidators(): Validators {
  const ajv = schemaValidator({})
  const compiled = fileKinds.map((kind) => [kind, ajv.getSchema(schemaId(`${kind}.schema.json`))])
  return Object.fromEntries(compiled) as Validators
}
