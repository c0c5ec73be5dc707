import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import vocabulary from '../../../../schema/vocabulary.json' with { type: 'json' }
import { schemaFiles } from '../../model/schema/schema-files.ts'

/** Any base will do: it lets schemas refer to each other by relative paths. */
export const schemaId = (path: string): string => `schema:///${path}`

/** Ajv with all schemas and our keywords, whether they are compiled now or written out ahead of time. */
export function schemaValidator(code: Options['code']): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes: true,
    ownProperties: true,
    verbose: true,
    strictTypes: false,
    // Otherwise the limits of a number are not applied to one that is not finite: `1e400`.
    strictNumbers: false,
    strictRequired: false,
    // A test holds the schemas themselves to their standard. Without that, and without polishing the code that is
    // generated from them, the development server starts, and the commands are bundled, 0.2 s earlier.
    validateSchema: false,
    inlineRefs: false,
    messages: false,
    code: { optimize: false, process: withoutCopies, ...code },
  })
  // Our own keywords reject nothing.
  ajv.addVocabulary(Object.keys(vocabulary.properties))
  for (const [path, schema] of schemaFiles) ajv.addSchema(withoutDescriptions(schema), schemaId(path))
  return ajv
}

/** Each error has its schema, of which no rule reads the descriptions. The editor's bundle has them beside the validators. */
const withoutDescriptions = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    typeof value === 'string' && /^(description|nameEn|\$comment)/.test(key) ? undefined : value,
  ) as object

/** Ajv copies all errors so far for each item of a list: with thousands of wrong items that takes seconds. */
export const withoutCopies = (code: string): string =>
  code.replaceAll(/vErrors\.concat\((.*?)\)/g, '$1.reduce((all, one) => (all.push(one), all), vErrors)')
