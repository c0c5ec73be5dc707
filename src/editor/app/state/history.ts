import { mergeTexts } from './merge-texts.ts'

/** What one step changed: the texts of files before and after; null where there was or is no such file. */
export interface FileChange {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

/** A picture that a step brought or took away. */
export interface PictureChange {
  readonly name: string
  /** What its bytes are kept under. */
  readonly version: string
  readonly kind: 'added' | 'removed'
}

/** One thing that she did, as she would name it. */
export interface Step {
  readonly label: string
  readonly files: readonly FileChange[]
  readonly pictures?: readonly PictureChange[]
  /** Steps with the same mark that follow each other are one: the letters of a text that is being typed. */
  readonly mark?: string
}

/** What was done, in order. The first `done` steps stand; those after were undone. */
export interface History {
  readonly steps: readonly Step[]
  readonly done: number
}

export const emptyHistory: History = { steps: [], done: 0 }

/** Adds a step; what was undone before it is forgotten. */
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

/** Ends the step that is being typed, so that the next letter begins another; the same history where none is. */
export function sealed(history: History): History {
  const { steps, done } = history
  const last = steps[done - 1]
  return last?.mark === undefined ? history : { steps: steps.with(done - 1, withoutMark(last)), done }
}

function withoutMark({ label, files, pictures }: Step): Step {
  return { label, files, ...(pictures && { pictures }) }
}

/** What undoing the last step makes of the files; undefined where another change has touched the same lines since. */
export function undone(step: Step, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> | undefined {
  return replayed(
    step.files.map(({ file, before, after }) => ({ file, before: after, after: before })),
    texts,
  )
}

/** What doing a step again makes of the files; undefined where another change has touched the same lines since. */
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
