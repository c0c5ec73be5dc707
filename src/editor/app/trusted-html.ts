/** What browsers with trusted types offer (https://www.w3.org/TR/trusted-types/); TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string
  }
}

/** The one policy of the editor. Not exported: what becomes HTML goes through the functions here. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('editor', {
  createHTML: (html) => html,
})
const trusted = (html: string): string => policy?.createHTML(html) ?? html

/** Parses HTML apart from the page: nothing in it is loaded or run. */
export const parsedApart = (html: string): Document => new DOMParser().parseFromString(trusted(html), 'text/html')

/** A drawing that the program itself has made of escaped texts. */
export const trustedDrawing = (svg: string): { readonly __html: string } => ({ __html: trusted(svg) })
