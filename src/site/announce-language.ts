import { announcerId } from './program.ts'

/** Tells a screen reader, in the language now shown, that the language has changed (WCAG 2.2, 4.1.3). */
export function announceLanguage(root: HTMLElement): void {
  const announcer = document.getElementById(announcerId)
  const toggle = root.querySelector<HTMLElement>('[data-changed]')
  if (announcer && toggle) announcer.textContent = toggle.dataset['changed'] ?? ''
}
