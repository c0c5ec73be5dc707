import type { ValuePath } from '../../../content/parse/pointer.ts'
import { useDiagnostics } from './editing.tsx'

/** What is wrong with a field and what to do about it, in the check's words. */
export function FieldError({ path }: { readonly path: ValuePath }) {
  return useDiagnostics(path).map(({ code, severity, what, remedy }) => (
    <p key={code} className={severity}>
      {what} {remedy}
    </p>
  ))
}
