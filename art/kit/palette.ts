// The site's pigments, and the few mixes of them that the pictures need.
export const paper = '#FBF5EC'
export const ink = '#2B2320'
export const terracotta = '#A8472A'
export const aubergine = '#3D2233'
export const blush = '#EFD9C3'
export const ochre = '#D79B4E'
export const rose = '#D38B78'
export const pine = '#4E6658'

/** A mix of two pigments; `share` is the fraction of the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, i: number) => parseInt(colour.slice(i, i + 2), 16)
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(part(first, i) * (1 - share) + part(second, i) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

// skin tones, from the lightest to the darkest
export const skins = [
  mix(blush, rose, 0.35),
  mix(blush, rose, 0.8),
  mix(rose, ochre, 0.45),
  mix(terracotta, ochre, 0.35),
  mix(terracotta, aubergine, 0.45),
] as const
export const dusk = mix(terracotta, aubergine, 0.5) // the ink of shadows
export const silver = mix(blush, ink, 0.22) // greying hair
