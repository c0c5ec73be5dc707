/** The placeholder, in a correction, for a text that only the owner can write. */
export const placeholder = '…'
