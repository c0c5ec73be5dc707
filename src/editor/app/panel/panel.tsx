import { useState } from 'react'
import { eventsFile } from '../../../content/operations/events/change-events.ts'
import { pathOf } from '../../../content/model/source.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { BlockChoice } from './block-choice.tsx'
import { useEditor } from './editing.tsx'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { UsualJobs } from '../first-steps/usual-jobs.tsx'
import { EventsPanel } from '../events/events-panel.tsx'
import { MentionsOffer } from '../mentions/mentions.tsx'
import { PagesPanel } from '../pages/pages-panel.tsx'
import { AllPictures } from '../pictures/picture-chooser.tsx'
import { PublishPanel } from '../publish/publish-panel.tsx'
import { useOwnChanges } from './follow-others.ts'
import { Everything } from './everything.tsx'
import { FileText, Problems } from './problems.tsx'
import { hasField, selectionAt } from './selection.ts'
import { PanelSection } from './panel-heading.tsx'
import { SelectionForm } from './selection-form.tsx'

/** What is beside the page. The first download does not have it: `editor.tsx` loads it once the page is shown. */
export function Panels() {
  const { openPanel, state } = useEditor()
  const events = selectionAt(state.texts, { file: eventsFile, path: [] })
  return (
    <>
      {openPanel === 'publishing' || openPanel === 'newDraft' ? (
        <PublishPanel key={openPanel} />
      ) : events && (openPanel === 'events' || openPanel === 'newEvent') ? (
        <EventsPanel key={openPanel} isNew={openPanel === 'newEvent'} selection={events} />
      ) : openPanel === 'pages' ? (
        <PagesPanel />
      ) : (
        <Panel />
      )}
      <MentionsOffer />
    </>
  )
}

/** The fields of what was clicked on the page, and nothing else. */
function Panel() {
  const { state, checked, selection, choose, chosen, openPanel } = useEditor()
  /** What was looked for in the list of everything, which is kept while a result is open. */
  const [sought, seek] = useState('')
  const form = useOwnChanges(selection && `${selection.file}/${selection.path.join('/')}`, state.applied)
  /** A value without fields is edited as text. It stays open as text even when it is correct and has fields again. */
  const [inFile, setInFile] = useState<ContentPath>()
  if (chosen && chosen !== inFile && state.texts.has(chosen.file) && !hasField(selection)) setInFile(chosen)

  function openFile(place: ContentPath) {
    choose(place)
    setInFile(place)
  }

  return <PanelSection>{content()}</PanelSection>

  function content() {
    // Events that can't be read have no list.
    if (openPanel === 'problems' || openPanel === 'events' || openPanel === 'newEvent')
      return <Problems openFile={openFile} />
    if (openPanel === 'everything') return <Everything {...{ sought, seek }} />
    if (openPanel === 'pictures') return <AllPictures />
    if (openPanel === 'firstSteps') return <FirstSteps />
    if (typeof openPanel === 'object' && checked.content) return <BlockChoice {...openPanel} />
    if (chosen && chosen === inFile) {
      const own = checked.diagnostics.filter(({ file }) => file === chosen.file)
      const line = (own.find(({ pointer }) => pathOf(pointer).join('/') === chosen.path.join('/')) ?? own[0])?.line
      const key = [chosen.file, ...chosen.path].join('/')
      return <FileText key={key} file={chosen.file} line={line ?? 1} diagnostics={own} />
    }
    // The key gives each selection a form of its own: no typed text carries over.
    if (selection) return <SelectionForm key={form} />
    return checked.content ? <UsualJobs /> : <Problems openFile={openFile} />
  }
}
