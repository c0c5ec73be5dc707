import { mergeFile } from '../../../content/merge/merge-contents.ts'

/** A change of one file: its text before and after; null if there was or is no such file. */
export interface FileChange {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

export interface PictureChange {
  readonly name: string
  /** The version under which its bytes are kept. */
  readonly version: string
  readonly kind: 'added' | 'removed'
}

/** One thing that the owner did, labelled in the owner's words. */
export interface Step {
  /** By which the histories of two tabs are joined. */
  readonly id: string
  readonly label: string
  readonly files: readonly FileChange[]
  readonly pictures?: readonly PictureChange[]
  readonly group?: string | undefined
}

/** All steps in order. The first `done` of them are in effect; those after were undone. */
export interface History {
  readonly steps: readonly Step[]
  readonly done: number
}

/** As many steps as weeks of work have: they are sent each time that something is saved. */
const most = 1000

/**
 * Adds a step, and discards those that were undone before it and those that are too long ago. A step goes on with the
 * last one only if nobody else has changed the text in between: otherwise undoing it would take back their change too.
 */
export function withStep(history: History, step: Step): History {
  const steps = history.steps.slice(0, history.done)
  const last = steps.at(-1)
  const firsts = step.files.map(({ file, before }) =>
    last?.files.find((former) => former.file === file && former.after === before),
  )
  if (last?.group !== undefined && last.group === step.group && !firsts.includes(undefined)) {
    const untouched = last.files.filter((former) => !firsts.includes(former))
    const files = step.files.map((change, index) => ({ ...change, before: firsts[index]?.before ?? null }))
    const pictures = [...(last.pictures ?? []), ...(step.pictures ?? [])]
    steps.splice(-1, 1, { ...step, id: last.id, files: [...untouched, ...files], pictures })
  } else steps.push(step)
  const latest = steps.slice(-most)
  return { steps: latest, done: latest.length }
}

/** Ends the step that is being typed, so that the next letter begins another; the same history if there is none. */
export function sealed(history: History): History {
  const { steps, done } = history
  const last = steps[done - 1]
  return last?.group === undefined ? history : { steps: steps.with(done - 1, { ...last, group: undefined }), done }
}

/** What a file says at the end of the steps that are in effect; undefined if none of the steps changes it. */
export function textInHistory({ steps, done }: History, file: string): string | null | undefined {
  const changeIn = ({ files }: Step) => files.findLast((each) => each.file === file)
  const last = steps.slice(0, done).findLast(changeIn)
  const next = steps.slice(done).find(changeIn)
  return last ? changeIn(last)?.after : next && changeIn(next)?.before
}

/**
 * Undoes or redoes what a step has changed, and nothing that anybody else has changed since.
 * @returns the new texts of the files; the step as it would have to be replayed from here in the other direction, to
 * give back the same bytes; and whether a place has been changed again since, and is therefore left as it is now
 */
export function replayed(step: Step, texts: ReadonlyMap<string, string>, back: boolean) {
  const files = new Map<string, string | null>()
  let isIncomplete = false
  const rebased = step.files.map((change) => {
    const { file, before, after } = back ? turned(change) : change
    const current = texts.get(file) ?? null
    const { text, conflicts } = mergeFile(file, { base: before, mine: current, theirs: after }, new Map())
    files.set(file, text)
    isIncomplete ||= conflicts.length > 0
    // Others may have taken it back already: the step must still say what it was.
    if (conflicts.length > 0 || text === current) return change
    return back ? { file, before: text, after: current } : { file, before: current, after: text }
  })
  return { files, step: { ...step, files: rebased }, isIncomplete }
}

const turned = ({ file, before, after }: FileChange): FileChange => ({ file, before: after, after: before })
