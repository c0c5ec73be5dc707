import { nameIn } from '../../../content/model/content-source.ts'
import { addressIn, defaultLanguage, languages } from '../../../content/model/language.ts'
import { pageTitle } from '../../../content/page/page.ts'
import { childNode, fileNode } from '../../../content/model/schema/schema-node.ts'
import { type Letters, socialImageSvg } from '../../../generate/social-image/social-image-svg.ts'
import { escapeHtml } from '../../../site/ui/escape-html.ts'
import { messages } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { trustedDrawing } from '../trusted-html.ts'

const words = messages.pages.found
/** The colours of the site, which the panel shares. */
const colours = { paper: 'var(--paper)', ink: 'var(--ink)', accent: 'var(--accent)', ribbon: 'var(--ribbon)' }

const longest = (key: 'title' | 'description') => Number(childNode(fileNode('page'), key, {})?.schema['longest'])

/** The open page as search engines show it in each language, and the picture that a chat shows beside its link. */
export function SearchPreview() {
  const { selection, checked } = useEditing()
  const { content } = checked
  const page = content?.pages.find(({ file }) => nameIn(file) === selection.file)?.page
  if (!content || !page) return null
  const text = { title: pageTitle(content, page, defaultLanguage), siteName: content.site.name[defaultLanguage] }
  const picture = trustedDrawing(socialImageSvg(text, colours, pageLetters()))
  return (
    <section className="found" aria-label={words.search}>
      <p className="hint">{words.search}</p>
      {languages.map((language) => {
        const title = pageTitle(content, page, language)
        const description = page.description[language]
        return (
          <article key={language} lang={language}>
            <p className="address">{(content.site.address + addressIn(page.path, language)).replace('https://', '')}</p>
            <b>{title}</b>
            <p className="description">{description}</p>
            <p className="hint">{words.lengths(title.length, description.length)}</p>
          </article>
        )
      })}
      <p className="hint">{words.fits(longest('title'), longest('description'))}</p>
      <p className="hint">{words.shared}</p>
      {/* The drawing is made here of escaped texts. */}
      <div className="shared" role="img" aria-label={words.shared} dangerouslySetInnerHTML={picture} />
    </section>
  )
}

const family = 'Heading, serif'
/** Large enough for widths to be exact. */
const measured = 100

/** Letters of the typeface that the panel has loaded, in place of outlines. */
function pageLetters(): Letters {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = `${measured}px ${family}`
  return {
    width: (text, size) => ((context?.measureText(text).width ?? 0) * size) / measured,
    draw: (text, size, x, y) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${family}">${escapeHtml(text)}</text>`,
  }
}
