import { languages, type Language } from '../content/language.ts'
import { useWord } from '../ui/words.tsx'
import './language-toggle.css'

interface LanguageToggleProps {
  readonly language: Language
  /** Absent in the prerendered page, where the page's own script answers the first touch. */
  readonly onChange?: (language: Language) => void
}

/** PT and EN, the one that is shown pressed. It carries the words that announce the change. */
export function LanguageToggle({ language, onChange }: LanguageToggleProps) {
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
