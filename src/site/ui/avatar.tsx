import { useEffect, useRef, useState } from 'react'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import './avatar.css'
import { Picture } from './picture.tsx'

type State = 'idle' | 'loading' | 'loaded' | 'error'

/**
 * A portrait in a circle, or the person's initials while it is missing, loading or broken.
 * Before hydration its state is idle: the picture covers the initials, so that no script is needed.
 */
export function Avatar({ name, picture }: { readonly name: string; readonly picture?: LocalisedPicture }) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    // If the picture loaded or failed before hydration, its events will not come again.
    if (image.current) setState(stateOf(image.current))
  }, [])

  return (
    <div className="avatar" data-state={state}>
      <span aria-hidden="true">{initials(name)}</span>
      {picture && (
        <Picture
          picture={picture}
          sizes="16rem"
          image={image}
          onLoad={() => setState('loaded')}
          onError={() => setState('error')}
        />
      )}
    </div>
  )
}

function stateOf(image: HTMLImageElement): State {
  if (!image.complete) return 'loading'
  return image.naturalWidth > 0 ? 'loaded' : 'error'
}

/** The first letters of the first and the last name. */
const initials = (name: string): string => name.trim().replace(/^(.)(?:.*\s(.))?.*$/su, '$1$2')
