import { useEffect, useRef, useState } from 'react'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import './avatar.css'
import { Picture } from './picture.tsx'
interface AvatarProps {
  readonly name: string
  readonly picture?: LocalisedPicture
}

type State = 'idle' | 'loading' | 'loaded' | 'error'

/**
 * A portrait in a circle, with the person's initials where it is missing, on its way or broken.
 * Until React is there it is idle: the picture lies over the initials, so that it is complete without a script.
 */
export function Avatar({ name, picture }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    // The picture may have arrived, or failed, before React did: then its events are over.
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
function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((part) => part?.[0] ?? '').join('')
}
