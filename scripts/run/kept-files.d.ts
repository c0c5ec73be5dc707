export function findKept(kind: string, key: string): string | undefined
export function keepFiles(kind: string, key: string, files: ReadonlyMap<string, string | Uint8Array>): string
export function keptNames(folder: string): string[]
