import { expect, test } from 'vitest'
import { contentWith, reportedFor, type TestChanges } from '../../testing/content-with.ts'

const home = String(contentWith({}).files?.get('home.yaml'))

/** The diagnostics for the home page after some of its lines are replaced. */
function reportedWith(...changes: readonly (readonly [string, string])[]): readonly string[] {
  const wrong = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, () => to)
  }, home)
  const file: TestChanges = { 'home.yaml': wrong }
  return reportedFor(file).map((each) => each.replace('content/home.yaml:', ''))
}

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  [
    'a line twice, and a text with a sign far behind it',
    [
      ['      en: Upcoming events\n', '      en: Upcoming events\n      en: Upcoming events\n'],
      ['pt: À quarta-feira danço.', 'pt: *À quarta-feira danço.'],
    ],
    ['error 24 duplicateKey', 'error 37 quotesNeeded'],
  ],
  [
    'a line twice, and a line behind it too far left',
    [
      ['      en: Upcoming events\n', '      en: Upcoming events\n      en: Upcoming events\n'],
      ['        text:\n          pt: À quarta', '      text:\n          pt: À quarta'],
    ],
    ['error 24 duplicateKey', 'error 36 indentWrong'],
  ],
  [
    'a text with one quotation mark at its end, and two lines behind it that cannot be read',
    [
      ['en: Learn more }', 'en: Learn more" }'],
      ['{ pt: Setúbal, en: Setúbal }', '{ pt: Setúbal, en: Setúbal )'],
      ['pt: À quarta-feira danço.', 'pt: &À quarta-feira danço.'],
    ],
    ['error 16 quoteOpen', 'error 34 signMissing', 'error 36 yamlSign'],
  ],
])('%s are each reported, and nothing else is', (_, changes, reported) => {
  expect(reportedWith(...changes)).toEqual(reported)
})
