import { expect, test } from 'vitest'
import { copiesOf, pushed, makeTwoSites, titleOf } from '../local/git/testing/repositories.ts'
import { draftBranch } from '../publish/drafts.ts'
import { fakeGithub } from './testing/fake-github.ts'
import { lateAnswer, namedFaults } from './testing/named-faults.ts'
import { openedSite } from './testing/github-site.ts'

const twoSites = copiesOf(makeTwoSites)

async function atWork() {
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const refs = () => theirs.git('--git-dir', remote, 'for-each-ref', '--format=%(refname:short)').split('\n')
  return {
    theirs,
    github,
    refs,
    phone: await openedSite(github),
    computer: await openedSite(github),
    title: titleOf(theirs),
  }
}

test('a draft is begun on one device, looked at without signing in, finished on another and published from there', async () => {
  const { theirs, github, refs, phone, computer, title } = await atWork()
  const picture = await computer.store.read('images/hero-circle.jpg')
  await phone.change('home.yaml', title, 'Título do Natal')
  await phone.write('images/natal.jpg', picture?.bytes ?? null)
  expect(await phone.drafts.save('Natal na praia', 'pt')).toEqual({
    outcome: 'saved',
    branch: 'rascunho-Natal-na-praia',
  })
  expect(refs()).toEqual(['main', 'rascunho-Natal-na-praia'])
  theirs.git('pull', '-q')
  expect(titleOf(theirs)).toBe(title)

  const friend = await openedSite(github, { token: undefined as never })
  expect(await friend.drafts.list()).toEqual([{ branch: 'rascunho-Natal-na-praia', isHere: false }])
  const shown = await friend.drafts.open(draftBranch('Natal na praia'), 'pt')
  expect(shown.files['home.yaml']).toContain('Título do Natal')
  expect(Object.keys(shown.pictures)).toContain('natal.jpg')
  expect(shown.changed.map(({ sentence }) => sentence)[0]).toContain('Título do Natal')
  await expect(friend.drafts.save('Natal na praia', 'pt')).rejects.toThrow('draftChanged')
  github.fault = namedFaults['hide the repository']
  await expect(friend.drafts.list(), 'A key is missing, and not the repository.').rejects.toThrow('notSignedIn')
  await expect(phone.drafts.remove(draftBranch('Natal na praia'))).rejects.toThrow('remoteMissing')
  github.fault = () => undefined

  const branch = draftBranch('Natal na praia')
  expect(await computer.drafts.mergeTheirs(branch, { lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  await computer.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
  expect(await computer.drafts.save('Natal na praia', 'pt')).toEqual({ outcome: 'saved', branch })
  await expect(phone.drafts.save('Natal na praia', 'pt')).rejects.toThrow('draftChanged')
  expect(await phone.drafts.mergeTheirs(branch, { lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  expect((await phone.read('site.yaml')).toString()).toContain('ines-falcao.com')

  const { stamp, changes } = await computer.overviewOf()
  expect(changes).toHaveLength(3)
  expect(await computer.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  theirs.git('push', '-q', 'origin', `HEAD:refs/heads/${branch}-2`)
  await computer.drafts.remove(branch)
  await phone.drafts.remove(branch)
  expect(refs()).toEqual(['main', `${branch}-2`])
  theirs.git('pull', '-q')
  expect(titleOf(theirs)).toBe('Título do Natal')
  await expect(computer.drafts.open(branch, 'pt')).rejects.toThrow('notFound')
  // Whoever still has it may begin it again.
  expect(await phone.drafts.save('Natal na praia', 'pt')).toEqual({ outcome: 'saved', branch })
})

test('a draft is merged by value with what was published since, and asked about where both changed one text', async () => {
  const { theirs, phone, computer, title } = await atWork()
  await phone.change('home.yaml', title, 'Título do rascunho')
  await phone.change('site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
  expect(await phone.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
  const home = theirs.read('content/home.yaml')
  pushed(
    theirs,
    'content/home.yaml',
    home.replace(title, () => 'Título publicado'),
  )
  await computer.overviewOf()
  await computer.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  const { conflicts } = await computer.drafts.mergeTheirs(draftBranch('a'), { lang: 'pt', choices: {} })
  expect(conflicts.map(({ mine, theirs: draft }) => [mine, draft])).toEqual([
    ['Título publicado', 'Título do rascunho'],
  ])
  const choices = { 'home.yaml#/title/pt': 'theirs' } as const
  expect(await computer.drafts.mergeTheirs(draftBranch('a'), { lang: 'pt', choices })).toEqual({ conflicts: [] })
  expect((await computer.overviewOf()).changes).toHaveLength(2)
  expect(await computer.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
  theirs.git('fetch', '-q')
  expect(theirs.git('diff', '--name-only', 'origin/main', 'origin/rascunho-a').split('\n')).toEqual([
    'content/home.yaml',
    'content/site.yaml',
  ])
  expect(theirs.git('merge-base', 'origin/main', 'origin/rascunho-a')).toBe(theirs.git('rev-parse', 'origin/main'))
})

test('a draft brings back here what was taken back here, beside what was published since', async () => {
  const { theirs, phone, title } = await atWork()
  await phone.change('home.yaml', title, 'Título do rascunho')
  expect(await phone.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
  await phone.change('home.yaml', 'Título do rascunho', title)
  const site = theirs.read('content/site.yaml').replace('ines-falcao.pt', 'ines-falcao.com')
  pushed(theirs, 'content/site.yaml', site)
  await phone.overviewOf()
  await phone.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  expect(await phone.drafts.mergeTheirs(draftBranch('a'), { lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  expect((await phone.read('home.yaml')).toString()).toContain('Título do rascunho')
  expect((await phone.read('site.yaml')).toString()).toBe(site)
})

test.each(['lostBefore', 'lostAfter'] as const)(
  'a draft is not told as saved while the network dies (%s) and stays dead; the next try saves it',
  async (how) => {
    const { theirs, github, phone, title } = await atWork()
    const saves = [
      ['POST git/refs', title, 'Título do rascunho'],
      ['PATCH git/refs/heads/rascunho-a', 'Título do rascunho', 'Outro título'],
    ] as const
    for (const [moved, from, to] of saves) {
      await phone.change('home.yaml', from, to)
      let isDead = false
      github.fault = (request) => {
        isDead ||= request === moved
        return isDead ? how : undefined
      }
      await expect(phone.drafts.save('a', 'pt')).rejects.toThrow('noNetwork')
      expect(isDead).toBe(true)
      github.fault = () => undefined
      if (how === 'lostBefore') expect(await phone.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
      else return
    }
    theirs.git('fetch', '-q')
    expect(theirs.git('show', 'origin/rascunho-a:content/home.yaml')).toContain('Outro título')
  },
)

test("an old answer about a draft does not make what was saved here somebody else's", async () => {
  const { theirs, github, phone, title } = await atWork()
  const save = async (from: string, to: string) => {
    await phone.change('home.yaml', from, to)
    return phone.drafts.save('a', 'pt')
  }
  await save(title, 'Primeiro título')
  theirs.git('fetch', '-q')
  const first = theirs.git('rev-parse', 'origin/rascunho-a')
  await save('Primeiro título', 'Segundo título')
  github.fault = lateAnswer('rascunho-a', first)
  expect(await save('Segundo título', 'Terceiro título')).toMatchObject({ outcome: 'saved' })
  expect(await phone.drafts.mergeTheirs(draftBranch('a'), { lang: 'pt', choices: {} })).toEqual({ conflicts: [] })
  expect((await phone.read('home.yaml')).toString()).toContain('Terceiro título')
})

test('a draft whose answer was lost is saved or not, and is never saved twice', async () => {
  const { theirs, github, refs, phone, title } = await atWork()
  await phone.change('home.yaml', title, 'Título do rascunho')
  github.fault = (request) => (request === 'POST git/refs' ? 'lostBefore' : undefined)
  await expect(phone.drafts.save('a', 'pt')).rejects.toThrow('noNetwork')
  expect(refs()).toEqual(['main'])
  github.fault = (request) => (request === 'POST git/refs' ? 'lostAfter' : undefined)
  expect(await phone.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
  github.fault = (request) => (request.startsWith('PATCH') ? 'lostAfter' : undefined)
  await phone.change('home.yaml', 'Título do rascunho', 'Outro título')
  expect(await phone.drafts.save('a', 'pt')).toMatchObject({ outcome: 'saved' })
  theirs.git('fetch', '-q')
  expect(theirs.git('rev-list', '--count', 'origin/main..origin/rascunho-a')).toBe('2')
})

test('a block of a draft that its author wrote on and published is asked about where the draft was continued', async () => {
  const { phone, computer } = await atWork()
  const block = '  - type: passage\n    title: { pt: Retiro, en: Retreat }\n    text: { pt: Ideia., en: Idea. }\n'
  await computer.change('home.yaml', '  - type: services', `${block}  - type: services`)
  const saved = await computer.drafts.save('Retiro', 'pt')
  expect(saved).toMatchObject({ outcome: 'saved' })
  await phone.drafts.mergeTheirs(draftBranch('Retiro'), { lang: 'pt', choices: {} })
  await computer.change('home.yaml', 'Ideia.', 'Ideia melhor.')
  const { stamp } = await computer.overviewOf()
  expect(await computer.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  await phone.overviewOf()
  const { conflicts } = await phone.publisher.mergeTheirs({ lang: 'pt', choices: {} })
  expect(conflicts).toHaveLength(1)
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs' as const]))
  expect(await phone.publisher.mergeTheirs({ lang: 'pt', choices })).toEqual({ conflicts: [] })
  expect((await phone.read('home.yaml')).toString().match(/pt: (Retiro|Ideia).*?,/g)).toEqual([
    'pt: Retiro,',
    'pt: Ideia melhor.,',
  ])
})
