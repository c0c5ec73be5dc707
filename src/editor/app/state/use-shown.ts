import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Drafts, Shown } from './drafts.ts'

/** What is shown in the panel and above the page; undefined until there is any content. */
export function useShown(drafts: Drafts): Shown | undefined {
  const [shown, show] = useState(drafts.shown)
  useEffect(() => {
    const follow = () => show(drafts.shown)
    let followed = drafts.shown()?.state.takenOver
    follow()
    return drafts.subscribe((mayWait) => {
      const takenOver = drafts.shown()?.state.takenOver
      // The next letter must not go where something else is now.
      if (takenOver !== followed) flushSync(follow)
      else if (mayWait) startTransition(follow)
      else follow()
      followed = takenOver
    })
  }, [drafts])
  return shown
}
