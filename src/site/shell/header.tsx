import { languages, type Language, addressIn } from '../../content/model/language.ts'
import { useWord } from '../ui/words.tsx'
import './language-toggle.css'
import { PageLink } from '../ui/button.tsx'
import './header.css'

interface LanguageToggleProps {
  readonly language: Language
  /** Absent in the prerendered page, where the inline script handles the click. */
  readonly onChange?: (language: Language) => void
}

/** PT and EN; the button of the current language is pressed. `data-changed` is what a screen reader announces. */
function LanguageToggle({ language, onChange }: LanguageToggleProps) {
  const word = useWord()
  return (
    <div className="toggle" role="group" aria-label={word('chooseLanguage')} data-changed={word('languageChanged')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          data-language={each}
          aria-pressed={each === language}
          onClick={() => onChange?.(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

interface HeaderProps {
  readonly siteName: string
  readonly language: Language
  readonly onLanguage?: (language: Language) => void
}

/** The top of every page: the skip link, the link home and the language toggle. */
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
