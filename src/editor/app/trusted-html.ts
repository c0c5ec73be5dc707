/** What browsers with trusted types offer (https://www.w3.org/TR/trusted-types/); TypeScript does not know it yet. */
interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string | null; readonly createScriptURL?: () => string },
  ): { createHTML(html: string): string; createScriptURL(address: string): string }
}

const worker = 'worker.js'

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

// What is no trusted type goes through this one: React Aria empties its announcer by `innerHTML = ''`. All else is refused.
// An extension of the browser may have made it already, and there is one at most.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', { createHTML: (html) => (html ? null : '') })

/** The policy of the editor's own HTML. Not exported: what becomes HTML goes through the functions here. */
const policy = trustedTypes?.createPolicy('editor', { createHTML: (html) => html, createScriptURL: () => worker })
const trusted = (html: string): string => policy?.createHTML(html) ?? html

/** Parses HTML apart from the page: nothing in it is loaded or run. */
export const parsedApart = (html: string): Document => new DOMParser().parseFromString(trusted(html), 'text/html')

/** A drawing that the program itself has made of escaped texts. */
export const trustedDrawing = (svg: string): { readonly __html: string } => ({ __html: trusted(svg) })

/** The address of the script that opens the editor without a network. No other script can be loaded. */
export const workerAddress: string = policy?.createScriptURL(worker) ?? worker
