/** Stands, in a correction, for the text that only she can write. */
export const gap = '…'
