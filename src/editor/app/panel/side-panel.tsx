import { type PropsWithChildren, useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { UsualJobs } from '../first-steps/usual-jobs.tsx'
import { messages } from '../messages/messages.ts'
import { useEditor } from './editing.tsx'
import { onEscape, PanelSection } from './panel-heading.tsx'

/**
 * The panels beside the page, with all fields. They are loaded once the page is shown, so that it does not wait for
 * them; what they show while nothing is open is there before.
 *
 * @throws while rendering, when they can't be loaded
 */
export function LoadedPanels() {
  const { checked, chosen, openPanel } = useEditor()
  const [loaded, load] = useState<Partial<typeof import('./panel.tsx')> & { readonly failed?: Error }>()
  useEffect(() => void import('./panel.tsx').then(load, (failed: Error) => load({ failed })), [])
  if (loaded?.failed) throw loaded.failed
  const { Panels } = loaded ?? {}
  return Panels ? <Panels /> : <PanelSection>{!chosen && !openPanel && checked.content && <UsualJobs />}</PanelSection>
}

/** What is beside the page: the panel, and the button that closes it if anything is open. */
export function SidePanel({ close, children }: PropsWithChildren<{ readonly close: (() => void) | undefined }>) {
  return (
    <div className="side" {...(close && onEscape(close))}>
      {children}
      {close && (
        <Button className="close" onPress={close}>
          {messages.close}
        </Button>
      )}
    </div>
  )
}
