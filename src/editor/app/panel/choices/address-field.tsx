import { useText, useWrite } from '../editing.tsx'
import type { FieldProps } from '../field-props.ts'
import { labelOf } from '../labels.ts'
import { TextField } from '../text-field.tsx'
import { prefixNamesOf } from './schema-names.ts'

/** An address without its prefix: the owner types `www.exemplo.pt`, or a name with an @, and no `mailto:`. */
export function AddressField({ fieldKey, node, path }: FieldProps) {
  const write = useWrite()
  const prefixes = prefixNamesOf(node)
  const text = useText(path)
  const [prefix, name] = prefixes.find(([each]) => text.startsWith(each)) ?? ['', labelOf(fieldKey, node)]
  const change = (typed: string) => {
    const bare = typed.replaceAll(/\s/g, '')
    const isWhole = prefixes.some(([each]) => bare.startsWith(each))
    write(path, isWhole ? bare : prefix + bare, name, 'typed')
  }
  return <TextField label={name} path={path} prefix={prefix} onChange={change} />
}
