import { useCallback, useState } from 'react'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import './avatar.css'
import { Picture } from './picture.tsx'

/**
 * A portrait in a circle, or the person's initials while it is missing, loading or broken.
 * Before hydration its state is idle: the picture covers the initials, so that no script is needed.
 */
export function Avatar({ name, picture }: { readonly name: string; readonly picture?: LocalisedPicture }) {
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle')
  // If the picture loaded or failed before hydration, its events will not come again.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image) setState(!image.complete ? 'loading' : image.naturalWidth > 0 ? 'loaded' : 'error')
  }, [])

  return (
    <div className="avatar" data-state={state}>
      <span aria-hidden="true">{initials(name)}</span>
      {picture && <Picture picture={picture} sizes="16rem" look={look} />}
    </div>
  )
}

/** The first letters of the first and the last name. */
const initials = (name: string): string => name.trim().replace(/^(.)(?:.*\s(.))?.*$/su, '$1$2')
