import { useMemo } from 'react'
import { Button } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import { useEditor } from '../panel/editing.tsx'
import type { OpenPanel } from '../panel/trail.ts'
import { answersLeft, firstQuestions } from './questions.ts'

/** What the panel offers while nothing is open: the first steps as long as any are left, and what one usually comes for. */
export function UsualJobs() {
  const { state, checked, setOpenPanel } = useEditor()
  const { texts } = state
  const { samples } = checked
  const left = useMemo(() => answersLeft(firstQuestions(samples, texts)), [samples, texts])
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
