import { useMemo } from 'react'
import { Button } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import type { OpenPanel } from '../panel/trail.ts'
import type { EditorState } from '../state/editor-state.ts'
import { answersLeft, firstQuestions } from './questions.ts'

interface UsualJobsProps {
  readonly state: EditorState
  readonly setOpenPanel: (openPanel: OpenPanel) => void
}

/** What the panel offers while nothing is open: the first steps as long as any are left, and what one usually comes for. */
export function UsualJobs({ state, setOpenPanel }: UsualJobsProps) {
  const { texts, pictures } = state
  const left = useMemo(() => answersLeft(firstQuestions({ texts, pictures })), [texts, pictures])
  const jobs: readonly (readonly [OpenPanel, string])[] = [
    ...(left > 0 ? [['firstSteps', messages.firstSteps.open(left)] as const] : []),
    ['newEvent', messages.events.add],
    ['pictures', messages.changePicture],
    ['publishing', messages.seeAndPublish],
  ]
  return (
    <>
      <p>{messages.nothingChosen}</p>
      <ul className="usual">
        {jobs.map(([opened, word]) => (
          <li key={word}>
            <Button onPress={() => setOpenPanel(opened)}>{word}</Button>
          </li>
        ))}
      </ul>
    </>
  )
}
