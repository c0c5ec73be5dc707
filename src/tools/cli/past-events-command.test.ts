import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestChanges } from '../../content/testing/content-with.ts'
import { contentFolder, changedTexts } from '../../disk/testing/content-folder.ts'
import { pastEventsCommand } from './past-events-command.ts'

/** What the command says of the small content, and what it adds to the page of the run. */
async function saidOf(events: TestChanges[string]) {
  const content = await contentFolder({ ...changedTexts({ 'events.yaml': events }), 'summary.md': '' })
  const summary = join(content, 'summary.md')
  const { output: said } = await pastEventsCommand({
    content,
    summary,
    edit: 'https://github.test/ines/site/edit/main',
  })
  return { said, summary: readFileSync(summary, 'utf8') }
}

test('a past event is reported by title, last day and line, with what to do', async () => {
  const { said, summary } = await saidOf((text) => text.replaceAll('2031', '2021'))
  expect(said).toBe('Já passou: «Workshop sobre arquétipos»')
  expect(summary).toMatch(
    /^### Eventos que já passaram\n\n- \*\*Workshop sobre arquétipos\*\* Este evento já passou: o último dia foi 9 de novembro de 2021\. \[\S*events\.yaml:\d+\]\(https:\/\/github\.test\/ines\/site\/edit\/main\/\S*events\.yaml#L\d+\)\n\nO que fazer: /,
  )
})

test('if no event is over, or those that are leave by themselves, it says nothing', async () => {
  const nothing = { said: '', summary: '' }
  expect(await saidOf((text) => text.replaceAll('2031', '2099'))).toEqual(nothing)
  const hidden = await saidOf((text) =>
    text.replace('days: {', 'afterwards: hide\n    days: {').replaceAll('2031', '2021'),
  )
  expect(hidden).toEqual(nothing)
})

test('several are reported in one line, even if their titles contain line breaks', async () => {
  const weekly = /weekly: .*/
  const { said } = await saidOf((text) =>
    text
      .replaceAll('2031', '2021')
      .replace(weekly, 'days: { first: 2021-05-01, last: 2021-05-01 }')
      .replace('{ pt: Aula aberta, en: Open class }', '{ pt: "Aula\\naberta", en: Open class }'),
  )
  expect(said).toBe('Já passaram: «Aula aberta», «Workshop sobre arquétipos»')
})
