import { startTransition, useEffect, useState } from 'react'
import type { Drafts, Shown } from './drafts.ts'

/** What is shown in the panel and above the page; undefined until there is any content. */
export function useShown(drafts: Drafts): Shown | undefined {
  const [shown, show] = useState(drafts.shown)
  useEffect(() => {
    const follow = () => show(drafts.shown)
    follow()
    return drafts.subscribe((mayWait) => (mayWait ? startTransition(follow) : follow()))
  }, [drafts])
  return shown
}
