import { useDiagnostics } from './editing.tsx'

/** What is wrong with a field, in the check's words, with what to do. */
export function FieldError({ path }: { readonly path: readonly (string | number)[] }) {
  return useDiagnostics(path).map(({ code, severity, what, remedy }) => (
    <p key={code} className={severity}>
      {what} {remedy}
    </p>
  ))
}
