import { _, Ajv2020, type CodeKeywordDefinition, Name, type Options, str, stringify } from 'ajv/dist/2020.js'
import vocabulary from '../../../../schema/vocabulary.json' with { type: 'json' }
import { schemaFiles } from '../../model/schema/schema-files.ts'

type Keyword = keyof typeof vocabulary.properties

/** What fields and values are called: looked up where it is needed rather than noted for each value. */
type NamingKeyword = Extract<Keyword, `${string}name${string}` | `${string}Name${string}` | `description${string}`>
const isNaming = (keyword: Keyword): keyword is NamingKeyword => /name|^description/i.test(keyword)

/** Our own keywords that take notes for the rules; they reject nothing. */
export type AnnotationKeyword = Exclude<Keyword, NamingKeyword>

/** Any base will do: it lets schemas refer to each other by relative paths. */
export const schemaId = (path: string): string => `schema:///${path}`

/** Ajv with all schemas and our keywords, whether they are compiled now or written out ahead of time. */
export function schemaValidator(code: Options['code']): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes: true,
    ownProperties: true,
    passContext: true,
    verbose: true,
    strictTypes: false,
    // Otherwise the limits of a number are not applied to one that is not finite: `1e400`.
    strictNumbers: false,
    strictRequired: false,
    // A test holds the schemas themselves to their standard. Without that, and without polishing the code that is
    // generated from them, the development server starts, and the commands are bundled, 0.2 s earlier.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false, process: withoutCopies, ...code },
  })
  for (const keyword of Object.keys(vocabulary.properties) as Keyword[])
    ajv.addKeyword(isNaming(keyword) ? keyword : annotating(keyword))
  for (const [path, schema] of schemaFiles) ajv.addSchema(schema, schemaId(path))
  return ajv
}

/** Ajv copies all errors so far for each item of a list: with thousands of wrong items that takes seconds. */
export const withoutCopies = (code: string): string =>
  code.replaceAll(/vErrors\.concat\((.*?)\)/g, '$1.reduce((all, one) => (all.push(one), all), vErrors)')

/** Notes the value beside one of our keywords. `this` holds a list of notes for each keyword. */
function annotating(keyword: AnnotationKeyword): CodeKeywordDefinition {
  return {
    keyword,
    code({ gen, data, schema, it }) {
      const pointer = str`${instancePath}${it.errorPath}`
      const notes = _`this[${keyword}]`
      gen.code(_`(${notes} ??= []).push({schema: ${stringify(schema)}, data: ${data}, pointer: ${pointer}})`)
    },
  }
}

/** What each function that Ajv writes calls the place of the value that it is given. */
const instancePath = new Name('instancePath')
