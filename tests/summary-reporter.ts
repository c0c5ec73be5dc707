import { appendFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const slowestFiles = 10

/**
 * What `.ci/run` ends with: each failed test with the first line of its error, each test that failed once and passed when
 * it was tried again, with all of its error, which nothing above says, the slowest files, and the counts.
 */
export class SummaryReporter implements Reporter {
  readonly #file: string

  /** @param file the text file to append to: `.ci/run` starts Vitest more than once */
  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    // A known bug (`test.fails`) is tried again too, and has no error.
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky && test.result().errors?.length)
    const passed = tests.filter((test) => test.ok() && test.result().state === 'passed')
    const skipped = tests.filter((test) => test.result().state === 'skipped')
    const broken = modules.filter((module) => module.errors().length > 0)
    const slowest = modules.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, slowestFiles)
    const failures = failed.length + broken.length + unhandled.length
    appendFileSync(
      this.#file,
      [
        ...failed.map(
          (test) => `FAILED ${test.module.relativeModuleId} > ${test.fullName}\n  ${firstLine(test.result().errors)}`,
        ),
        ...broken.map((module) => `FAILED ${module.relativeModuleId}\n  ${firstLine(module.errors())}`),
        ...unhandled.map((error) => `FAILED outside any test\n  ${firstLine([error])}`),
        ...unsteady.map(
          (test) =>
            `UNSTEADY ${test.module.relativeModuleId} > ${test.fullName}\n  ${firstMessage(test.result().errors)}`,
        ),
        ...slowest.map((module) => `${String(seconds(module)).padStart(4)} s ${module.relativeModuleId}`),
        `${passed.length} passed, ${failures} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
        '',
      ].join('\n'),
    )
  }
}

function seconds(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic()
  return Math.round((collectDuration + duration) / 1000)
}

/** What the first error says: a test that was tried twice has one for each try. */
const firstMessage = (errors: readonly SerializedError[] = []): string => errors[0]?.message ?? 'no error was reported'
const firstLine = (errors?: readonly SerializedError[]): string => firstMessage(errors).split('\n')[0] ?? ''
