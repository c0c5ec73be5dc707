import { useMemo } from 'react'
import { Button } from 'react-aria-components'
import { valueAtPath } from '../../../content/model/source.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { applyEdit } from '../../../content/yaml/edit/apply-edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { messages } from '../messages/messages.ts'
import { useEditor } from '../panel/editing.tsx'
import { blankOf } from '../panel/filled-value.ts'
import type { OpenPanel } from '../panel/trail.ts'
import { answersLeft, firstQuestions } from './questions.ts'

/** What the panel offers while nothing is open: the first steps as long as any are left, and what one usually comes for. */
export function UsualJobs() {
  const { state, store, checked, choose, setOpenPanel, fresh } = useEditor()
  const left = useMemo(() => answersLeft(firstQuestions(checked.samples, state.texts)), [checked.samples, state.texts])
  const opening = (panel: OpenPanel) => () => setOpenPanel(panel)
  const jobs: readonly (readonly [string, () => void])[] = [
    ...(left > 0 ? [[messages.firstSteps.open(left), opening('firstSteps')] as const] : []),
    [messages.events.add, opening('newEvent')],
    [messages.changePicture, opening('pictures')],
    [messages.seeAndPublish, opening('publishing')],
    [messages.sayNotice, openNotices],
  ]

  /** Opens the notices of the site, or a first one to be written. */
  function openNotices(): void {
    const file = 'site.yaml'
    const text = store.state().texts.get(file) ?? ''
    const site = readValue(text) ?? ''
    if (valueAtPath(site, ['notices']) !== undefined) return choose({ file, path: ['notices'] })
    const node = nodeAt('site', site, ['notices', 0])
    const edit = { kind: 'addKey', path: [], key: 'notices', value: node ? [blankOf(node, () => [])] : [] } as const
    store.change({ label: messages.sayNotice, files: new Map([[file, applyEdit(text, edit)]]) })
    fresh.added({ file, path: ['notices', 0] })
    choose({ file, path: ['notices', 0] })
  }

  return (
    <>
      <p>{messages.nothingChosen}</p>
      <ul className="usual">
        {jobs.map(([word, start]) => (
          <li key={word}>
            <Button onPress={start}>{word}</Button>
          </li>
        ))}
      </ul>
    </>
  )
}
