import { useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { valueAtPath } from '../../../content/model/source.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { EditingProvider, useEditor } from '../panel/editing.tsx'
import { Field } from '../panel/field.tsx'
import { labelOf, partName } from '../panel/labels.ts'
import { MainButton, PanelHeading } from '../panel/panel-heading.tsx'
import { selectionAt } from '../panel/selection.ts'
import { answersLeft, firstQuestions, type Question, withoutTestimonials } from './questions.ts'

/** What only the owner knows, in one form that can be left and taken up again. Each answer is on the page at once. */
export function FirstSteps() {
  const { store, state, checked, choose, setOpenPanel } = useEditor()
  // An answered question stays, so that the form does not move while it is filled in.
  const now = useMemo(() => firstQuestions(checked.samples, state.texts), [checked.samples, state.texts])
  const [first] = useState(now)
  const words = messages.firstSteps
  const left = answersLeft(now)
  const [[invented], [inventedFirst]] = [now.testimonials(), first.testimonials()]
  const removeInvented = () =>
    store.change({ label: words.withoutThem, files: withoutTestimonials([...now.testimonials()], store.state().texts) })

  return (
    <form className="first-steps" onSubmit={(event) => event.preventDefault()}>
      <PanelHeading>{words.title}</PanelHeading>
      <p className="hint">{words.hint}</p>
      <p className="hint" aria-live="polite">
        {left === 0 ? words.done : words.left(left, answersLeft(first))}
      </p>
      {first.asked.map((question) => (
        <div key={`${question.file}${question.pointer}`}>
          <QuestionFields {...question} />
        </div>
      ))}
      {inventedFirst && (
        <fieldset>
          <legend>{words.testimonials}</legend>
          {invented ? (
            <p className="additions">
              <Button onPress={() => choose(inventedFirst)}>{words.writeThem}</Button>
              <Button onPress={removeInvented}>{words.withoutThem}</Button>
            </p>
          ) : (
            <p className="hint">{words.noneLeft}</p>
          )}
        </fieldset>
      )}
      <p className="additions">
        <MainButton onPress={() => setOpenPanel(undefined)}>{left === 0 ? words.seePage : words.later}</MainButton>
      </p>
    </form>
  )
}

/** The fields of a question; under the name of what they belong to, unless that is the whole site. */
function QuestionFields({ file, path, fields }: Question) {
  const selection = selectionAt(useEditor().state.texts, { file, path: [] })
  // Its file cannot be read.
  if (!selection) return null
  const { kind, fileValue: root } = selection
  const shown = fields.map((field) => {
    const [node, value] = [nodeAt(kind, root, field), valueAtPath(root, field)]
    return node && <Field key={field.join('/')} fieldKey={String(field.at(-1))} path={field} {...{ node, value }} />
  })
  const isOfItsOwn = path.length === 0 || fields[0] === path
  const around = path.slice(0, -1)
  const isNamed = path.length > 1 && typeof path.at(-1) === 'string'
  const list = isNamed ? [labelOf(String(around.at(-1)), nodeAt(kind, root, around))] : []
  return (
    <EditingProvider selection={selection}>
      {isOfItsOwn ? (
        shown
      ) : (
        <fieldset>
          <legend>{[...list, partName({ file, path }, root)].join(' · ')}</legend>
          {shown}
        </fieldset>
      )}
    </EditingProvider>
  )
}
