import { catalogues } from '../../content/check/messages/catalogues.ts'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { defaultToolLanguage } from '../../content/model/tool-language.ts'
import type { DevelopmentState } from './development-state.ts'
import styles from './message-layer.css?inline'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const { labels } = catalogues[defaultToolLanguage]

/** What the layer says of its own, to the person who writes the content. */
const says = {
  close: 'Fechar',
  errors: (errors: number) => `${count(errors, 'erro', 'erros')} por corrigir`,
  warnings: (warnings: number) => count(warnings, 'aviso', 'avisos'),
  failed: 'Não foi possível mostrar o que escreveu',
  stale: 'Página desatualizada',
  staleBelow: 'Por baixo está a página como era antes. Assim que isto estiver corrigido, mostra o que escreveu.',
  nothingBelow: 'A página aparece assim que isto estiver corrigido.',
  upToDate: 'A página mostra o que escreveu. Veja isto antes de publicar.',
  place: ({ file, line }: { readonly file: string; readonly line: number }) => `${file}, linha ${line}`,
}

/**
 * Puts the layer that says what is wrong with the content into the page, out of reach of the site's styles: a message over
 * the page where something must be corrected, and a button at its edge for as long as there is anything to say.
 * @param hasPage whether there is a page below it
 * @returns a function that shows a state
 */
export function messageLayer(hasPage: boolean): (state: DevelopmentState) => void {
  const host = document.createElement('div')
  host.lang = 'pt'
  const shadow = host.attachShadow({ mode: 'open' })
  const dialog = element('dialog')
  const badge = element('button', { className: 'badge', hidden: true })
  badge.addEventListener('click', () => dialog.showModal())
  shadow.append(element('style', { textContent: styles }), badge, dialog)
  document.body.append(host)

  let shown: string | undefined
  return (state) => {
    // The same is told again where React takes the page over: what has been closed stays closed.
    const told = JSON.stringify(state)
    if (told === shown) return
    shown = told
    const stale = state.stale && hasPage
    badge.hidden = !state.stale && state.diagnostics.length === 0
    badge.className = state.stale ? 'badge error' : 'badge'
    badge.textContent = stale ? says.stale : title(state)
    dialog.replaceChildren(
      // Read from the top, by eye and by ear.
      element('h2', { textContent: title(state), tabIndex: -1, autofocus: true }),
      element('p', { textContent: state.stale ? (hasPage ? says.staleBelow : says.nothingBelow) : says.upToDate }),
      ...(state.failure ? [element('pre', { textContent: state.failure })] : []),
      ...state.diagnostics.toSorted(errorsFirst).map(article),
      closeButton(dialog),
    )
    if (!state.stale) dialog.close()
    else if (!dialog.open) dialog.showModal()
  }
}

function title({ diagnostics, failure }: DevelopmentState): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  if (failure) return says.failed
  return errors > 0 ? says.errors(errors) : says.warnings(diagnostics.length)
}

function article(diagnostic: ReportedDiagnostic): HTMLElement {
  const { severity, location, what, remedy, suggestion, sourceLine, column, length, relatedLocation } = diagnostic
  const before = sourceLine.slice(0, column - 1)
  const meant = sourceLine.slice(column - 1, column - 1 + length)
  const source = element('pre')
  source.append(before, element('mark', { textContent: meant }), sourceLine.slice(before.length + meant.length))
  const all = element('article', { className: severity })
  all.append(
    element('h3', { textContent: [labels[severity], location].filter(Boolean).join(' · ') }),
    element('p', { textContent: says.place(diagnostic), className: 'place' }),
    element('p', { textContent: what }),
    element('p', { textContent: remedy }),
    ...(sourceLine ? [source] : []),
    ...(suggestion ? suggested(suggestion) : []),
    ...(relatedLocation
      ? [element('p', { textContent: `${labels.relatedLocation} ${says.place(relatedLocation)}` })]
      : []),
  )
  return all
}

function suggested(suggestion: NonNullable<ReportedDiagnostic['suggestion']>): HTMLElement[] {
  const { lines } = suggestion
  return [
    element('p', { textContent: labels.correction(suggestion) }),
    ...(lines.length > 0 ? [element('pre', { textContent: lines.join('\n') })] : []),
  ]
}

function closeButton(dialog: HTMLDialogElement): HTMLElement {
  const button = element('button', { textContent: says.close, className: 'close' })
  button.addEventListener('click', () => dialog.close())
  return button
}

function errorsFirst(a: ReportedDiagnostic, b: ReportedDiagnostic): number {
  return Number(a.severity === 'warning') - Number(b.severity === 'warning')
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<
    Pick<HTMLElementTagNameMap[K] & HTMLElement, 'className' | 'hidden' | 'textContent' | 'autofocus' | 'tabIndex'>
  > = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties)
}
