import { expect, test } from 'vitest'
import { diagnosticsWith } from '../../testing/content-with.ts'

/** The hints on a long text, and on the testimonial of somebody with a name. */
function hintsOn(text: string, name = 'Ana', off: readonly string[] = []): string[] {
  const blocks = `
  - type: services
    title: { pt: Serviços, en: Services }
    services: [{ title: { pt: Sessões, en: Sessions }, icon: leaf, text: { pt: ${JSON.stringify(text)}, en: Hello. } }]
  - type: testimonials
    title: { pt: Testemunhos, en: Testimonials }
    testimonials: [{ text: { pt: Foi bom., en: It was good. }, name: ${name}, place: { pt: Lisboa, en: Lisbon } }]
`
  return diagnosticsWith({
    'biodanza.yaml': (page) => page + blocks.slice(1),
    'site.yaml': (site) => `${site}\nwithoutHints: [${['privacy', ...off].join(', ')}]\n`,
  })
    .filter(({ code }) => code === 'wording')
    .map(({ message }) => /acrescente (\w+)/.exec(message)?.[1] ?? message)
}

test.each([
  ['Uma conversa que cura.', 'cure'],
  ['Resultados garantidos.', 'guarantee'],
  ['A primeira sessão é grátis.', 'free'],
  ['A melhor psicóloga de Lisboa.', 'superlative'],
  ['Biodanza com psicoterapia.', 'mixed'],
  ['Veja https://ec.europa.eu/consumers/odr antes.', 'oldPlatform'],
])('%s is worth a hint, which site.yaml turns off', (text, hint) => {
  expect(hintsOn(text)).toEqual([hint])
  expect(hintsOn(text, 'Ana', [hint])).toEqual([])
})

test('the whole name of who was in therapy is worth a hint', () => {
  expect(hintsOn('Olá.', 'Ana Maria Sousa')).toEqual(['fullName'])
})

test('words that only look like these raise none', () => {
  expect(
    hintsOn('Procura um lugar seguro? O melhor é vir. A garantia de sigilo é da lei. Gratuito.', 'Ana e Rui'),
  ).toEqual([])
})
