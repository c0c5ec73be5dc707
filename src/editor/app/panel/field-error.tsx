import type { ValuePath } from '../../../content/parse/pointer.ts'
import { useDiagnostics } from './editing.tsx'

/** What is wrong with a field, in the check's words, with what to do. */
export function FieldError({ path }: { readonly path: ValuePath }) {
  return useDiagnostics(path).map(({ code, severity, what, remedy }) => (
    <p key={code} className={severity}>
      {what} {remedy}
    </p>
  ))
}
