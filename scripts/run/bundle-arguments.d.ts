export function bundleArguments(key: string, kinds: readonly ('commands' | 'program')[]): string[]
