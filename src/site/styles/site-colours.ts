import { readFileSync } from 'node:fs'

/** The site's colours as `#rrggbb`, for what no style sheet reaches: icons, social images, the browser's own bars. */
export type SiteColours = Readonly<Record<'light' | 'dark', Palette>>

const names = ['paper', 'ink', 'accent', 'ribbon'] as const

export type Palette = Readonly<Record<(typeof names)[number], string>>

/**
 * Reads the colours from the tokens, the one place where they are written.
 * @throws where a colour is missing in a scheme, or is not written as `#rrggbb`
 */
export function siteColours(tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')): SiteColours {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
  return { light: palette(light, 'light'), dark: palette(dark, 'dark') }
}

function palette(tokens: string, scheme: keyof SiteColours): Palette {
  const root = /:root\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? ''
  const colours = names.map((name) => {
    const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(root)?.[1]
    if (!colour)
      throw new Error(`src/site/styles/tokens.css must give --${name} as #rrggbb in :root of the ${scheme} scheme.`)
    return [name, colour]
  })
  return Object.fromEntries(colours) as Palette
}
