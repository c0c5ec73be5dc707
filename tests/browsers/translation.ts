/** What a browser does that translates a page: all texts come back in elements of its own (facebook/react #11538). */
export const translation = `(() => {
  document.documentElement.lang = 'de'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.data + ' '
    text.replaceWith(font)
  }
})()`
