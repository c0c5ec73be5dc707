/** Makes a text safe inside an element or a double-quoted attribute (HTML Standard, 13.3). */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
