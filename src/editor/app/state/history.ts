import { mergeTexts } from './merge-texts.ts'

/** What one step changed: the texts of files before and after; null if there was or is no such file. */
export interface FileChange {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

/** A picture that a step added or removed. */
export interface PictureChange {
  readonly name: string
  /** The version under which its bytes are kept. */
  readonly version: string
  readonly kind: 'added' | 'removed'
}

/** One thing that the owner did, labelled in her words. */
export interface Step {
  readonly label: string
  readonly files: readonly FileChange[]
  readonly pictures?: readonly PictureChange[]
  /** Consecutive steps with the same mark are one step: the letters of a text that is being typed. */
  readonly mark?: string
}

/** All steps in order. The first `done` of them are in effect; those after were undone. */
export interface History {
  readonly steps: readonly Step[]
  readonly done: number
}

export const emptyHistory: History = { steps: [], done: 0 }

/** Adds a step and discards those that were undone before it. */
export function withStep(history: History, step: Step): History {
  const steps = history.steps.slice(0, history.done)
  const last = steps.at(-1)
  if (last?.mark !== undefined && last.mark === step.mark) {
    const files = step.files.map((change) => {
      const before = last.files.find(({ file }) => file === change.file)
      return before ? { ...change, before: before.before } : change
    })
    const untouched = last.files.filter(({ file }) => !step.files.some((change) => change.file === file))
    steps.splice(-1, 1, { ...step, files: [...untouched, ...files] })
  } else steps.push(step)
  return { steps, done: steps.length }
}

/** Ends the step that is being typed, so that the next letter begins another; the same history if there is none. */
export function sealed(history: History): History {
  const { steps, done } = history
  const last = steps[done - 1]
  return last?.mark === undefined ? history : { steps: steps.with(done - 1, withoutMark(last)), done }
}

function withoutMark({ label, files, pictures }: Step): Step {
  return { label, files, ...(pictures && { pictures }) }
}

/** The texts after undoing a step; undefined if another change has touched the same lines since. */
export function undone(step: Step, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> | undefined {
  return replayed(
    step.files.map(({ file, before, after }) => ({ file, before: after, after: before })),
    texts,
  )
}

/** The texts after redoing a step; undefined if another change has touched the same lines since. */
export function redone(step: Step, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> | undefined {
  return replayed(step.files, texts)
}

function replayed(
  changes: readonly FileChange[],
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string | null> | undefined {
  const result = new Map<string, string | null>()
  for (const { file, before, after } of changes) {
    const current = texts.get(file) ?? null
    if (current === before) result.set(file, after)
    else if (current === null || before === null || after === null) return undefined
    else {
      const { text, conflicts } = mergeTexts(before, current, after)
      if (conflicts.length > 0) return undefined
      result.set(file, text)
    }
  }
  return result
}
