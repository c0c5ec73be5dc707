/** Headers that go with every response whose path fits; `*` at the end of a path stands for anything. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A year is how long the specification lets anything be fresh (RFC 9111); `immutable` is RFC 8246. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** Whether a rule applies to a path. */
export function applies({ path }: Pick<HeaderRule, 'path'>, to: string): boolean {
  return path.endsWith('*') ? to.startsWith(path.slice(0, -1)) : to === path
}
