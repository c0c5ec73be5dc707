import type { Problem } from './problem.ts'

/** The problems as a person reads them, one a line. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map((p) => `${p.file}:${p.line}:${p.column} ${p.message}`).join('\n')
}
