import { PageLink } from '../ui/page-link.tsx'
import { addressIn, type Language } from '../content/language.ts'
import { useWord } from '../ui/words.tsx'
import './header.css'
import { LanguageToggle } from './language-toggle.tsx'

interface HeaderProps {
  readonly siteName: string
  readonly language: Language
  readonly onLanguage?: (language: Language) => void
}

/** The top of every page: past it, home, and the other language. */
export function Header({ siteName, language, onLanguage }: HeaderProps) {
  return (
    <header className="site">
      <a className="skip" href="#main">
        {useWord()('skipToContent')}
      </a>
      <PageLink className="name" to={addressIn('/', language)}>
        {siteName}
      </PageLink>
      <LanguageToggle language={language} onChange={onLanguage} />
    </header>
  )
}
