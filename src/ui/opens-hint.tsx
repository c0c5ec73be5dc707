import { useWord } from './words.tsx'

/**
 * What a link opens beside this page, after its text, for those who don't see where it leads: in the link itself, so
 * that it is heard wherever links are listed (WCAG techniques G201 and C7). The link's name still begins with what is
 * seen (WCAG 2.5.3).
 */
export function OpensHint({ what }: { readonly what: 'opensChat' | 'opensNewTab' }) {
  return <span className="visually-hidden">{`(${useWord()(what)})`}</span>
}
