/**
 * Characters that can not be seen, or that look like a space or a line break and are none: everything that Unicode
 * calls control, format or separator, but for the space and the line break.
 */
export const unseen = /(?![ \n])[\p{Cc}\p{Cf}\p{Z}]/u
