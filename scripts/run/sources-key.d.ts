/** @param folder the project; this one, when nothing is said */
export function sourcesKey(folder?: string): string
