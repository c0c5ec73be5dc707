/** Texts about facts that other texts mention. */
export const mentions = {
  title: 'O mesmo noutros textos',
  found: (was: string, count: number) =>
    count === 1 ? `«${was}» está ainda noutro texto.` : `«${was}» está ainda noutros ${count} textos.`,
  see: 'Ver e mudar',
  leave: 'Deixar como estão',
  change: 'Mudar os escolhidos',
  changed: (was: string) => `«${was}» mudado noutros textos`,
}
