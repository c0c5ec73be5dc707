import { languages, addressIn } from '../../content/model/language.ts'
import type { Page } from '../../content/page/page.ts'
import { useWord } from '../ui/words.tsx'
import './language-toggle.css'
import { PageLink } from '../ui/button.tsx'
import './header.css'

type ShownPage = Pick<Page, 'siteName' | 'path' | 'language'>

/** PT and EN: links, or in place by the inline script; `data-changed` is what a screen reader then announces. */
function LanguageToggle({ path, language }: ShownPage) {
  const word = useWord()
  return (
    <div className="toggle" role="group" aria-label={word('chooseLanguage')} data-changed={word('languageChanged')}>
      {languages.map((tag) => (
        <a key={tag} href={addressIn(path, tag)} hrefLang={tag} lang={tag} aria-current={tag === language || undefined}>
          {tag.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** The top of every page: the skip link, the link home and the language toggle. */
export const Header = ({ page }: { readonly page: ShownPage }) => (
  <header className="site">
    <a className="skip" href="#site_main">
      {useWord()('skipToContent')}
    </a>
    <PageLink className="name" to={addressIn('/', page.language)}>
      {page.siteName}
    </PageLink>
    <LanguageToggle {...page} />
  </header>
)
