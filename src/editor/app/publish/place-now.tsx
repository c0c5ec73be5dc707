import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import type { PublishOverview } from '../../publish/publishing-protocol.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { placeAfter } from '../panel/follow-others.ts'
import { publishMessages as messages } from './publish-messages.ts'

/**
 * Where a place of the content that would be published is in the working copy; undefined if it has been removed there by
 * a change that is left out.
 */
export function placeNow(
  place: ContentPath,
  checked: PublishOverview['checked'],
  texts: ReadonlyMap<string, string>,
): ContentPath | undefined {
  const { file } = place
  const [before = '', after] = [checked[file], texts.get(file)]
  return after === undefined ? undefined : placeAfter(place, { file, before, after })
}

interface PlaceButtonProps {
  readonly place: ContentPath | undefined
  readonly goTo: (source: ContentPath) => void
  readonly label?: string
  readonly children: ReactNode
}

/** Opens a place; if there is none to open, says why. */
export function PlaceButton({ place, goTo, label, children }: PlaceButtonProps) {
  if (!place)
    return (
      <p>
        {children} <span className="hint">{messages.leftOutHere}</span>
      </p>
    )
  return (
    <Button {...(label !== undefined && { 'aria-label': label })} onPress={() => goTo(place)}>
      {children}
    </Button>
  )
}
