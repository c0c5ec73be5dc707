import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'

export interface GitObject {
  /** `blob`, `tree` or `commit`. */
  readonly type: string
  readonly body: Buffer
}

export interface TreeEntry {
  /** As a tree has it: `40000` for a folder. */
  readonly mode: string
  readonly name: string
  readonly id: string
}

/** A path and what becomes of it: null if it is removed. */
export interface TreeChange {
  readonly path: string
  readonly entry: Pick<TreeEntry, 'mode' | 'id'> | null
}

/** What git would refuse as well. */
export class GitRefusal extends Error {}

/** By their ids, which are the same in every repository. */
const objects = new Map<string, GitObject>()

/**
 * Git's objects in a bare repository, without a process of git: starting one takes longer than all else that a request
 * needs.
 */
export function openObjects(folder: string) {
  const packs = new Map<string, ReadonlyMap<string, GitObject>>()
  const fileOf = (id: string) => join(folder, 'objects', id.slice(0, 2), id.slice(2))

  function find(id: string): GitObject | undefined {
    if (existsSync(fileOf(id))) {
      const known = objects.get(id) ?? parsedObject(inflateSync(readFileSync(fileOf(id))))
      objects.set(id, known)
      return known
    }
    const names = readdirSync(join(folder, 'objects/pack')).filter((name) => name.endsWith('.pack'))
    for (const name of names) {
      const pack = packs.get(name) ?? packedObjects(folder)
      packs.set(name, pack)
      const found = pack.get(id)
      if (found) return found
    }
    return undefined
  }
  function read(id: string, type: string): Buffer {
    const found = find(id)
    if (found?.type !== type) throw new GitRefusal(`There is no ${type} ${id}.`)
    return found.body
  }
  function write(type: string, body: Buffer): string {
    const stored = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])
    const id = hash('sha1', stored)
    const file = fileOf(id)
    mkdirSync(dirname(file), { recursive: true })
    // Git makes its own read-only.
    if (!existsSync(file)) writeFileSync(file, deflateSync(stored, { level: 1 }))
    objects.set(id, { type, body })
    return id
  }

  function tree(id: string): readonly TreeEntry[] {
    const body = read(id, 'tree')
    const entries: TreeEntry[] = []
    for (let at = 0; at < body.length;) {
      const end = body.indexOf(0, at)
      const [mode = '', name = ''] = body.toString('utf8', at, end).split(/ (.*)/s)
      entries.push({ mode, name, id: body.toString('hex', end + 1, end + 21) })
      at = end + 21
    }
    return entries
  }
  function writeTree(entries: readonly TreeEntry[]): string {
    // Git sorts a folder as if its name ended in a slash.
    const key = ({ mode, name }: TreeEntry) => Buffer.from(mode === folderMode ? `${name}/` : name)
    const sorted = entries.toSorted((one, other) => Buffer.compare(key(one), key(other)))
    const parts = sorted.flatMap(({ mode, name, id }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')])
    return write('tree', Buffer.concat(parts))
  }

  /** @returns the tree's id; undefined if nothing is left in it */
  function changedTree(id: string | undefined, changes: readonly TreeChange[]): string | undefined {
    const entries = new Map((id === undefined ? [] : tree(id)).map((entry) => [entry.name, entry]))
    const inside = new Map<string, TreeChange[]>()
    for (const { path, entry } of changes) {
      const [name = '', rest] = path.split(/\/(.*)/s)
      if (rest !== undefined) inside.set(name, [...(inside.get(name) ?? []), { path: rest, entry }])
      else if (entry === null && !entries.delete(name)) throw new GitRefusal(`There is no ${path} to remove.`)
      else if (entry !== null && !find(entry.id)) throw new GitRefusal(`There is no object ${entry.id}.`)
      else if (entry !== null) entries.set(name, { ...entry, name })
    }
    for (const [name, own] of inside) {
      const before = entries.get(name)
      const made = changedTree(before?.mode === folderMode ? before.id : undefined, own)
      if (made === undefined) entries.delete(name)
      else entries.set(name, { mode: folderMode, name, id: made })
    }
    return entries.size === 0 ? undefined : writeTree([...entries.values()])
  }

  function commit(id: string) {
    const [, head = '', message = ''] = /^(.*?)\n\n(.*)$/s.exec(read(id, 'commit').toString()) ?? []
    const all = (name: string) => [...head.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value)
    const [[own = ''], [author = ''], [committer = '']] = [all('tree'), all('author'), all('committer')]
    return { tree: own, parents: all('parent'), author: signed(author), committer: signed(committer), message }
  }

  /** A commit and all that it contains. */
  function ancestors(id: string): ReadonlySet<string> {
    const found = new Set([id])
    for (const each of found) for (const parent of commit(each).parents) found.add(parent)
    return found
  }

  return {
    read,
    write,
    tree,
    commit,
    /** @param base the tree to change; undefined for none */
    changeTree: (base: string | undefined, changes: readonly TreeChange[]) =>
      changedTree(base, changes) ?? writeTree([]),
    writeCommit(facts: {
      readonly tree: string
      readonly parents: readonly string[]
      readonly author: string
      readonly committer: string
      readonly message: string
    }): string {
      read(facts.tree, 'tree')
      for (const parent of facts.parents) read(parent, 'commit')
      const now = `${Math.floor(Date.now() / 1000)} +0000`
      const parents = facts.parents.map((id) => `parent ${id}\n`).join('')
      const people = `author ${facts.author} ${now}\ncommitter ${facts.committer} ${now}\n`
      return write('commit', Buffer.from(`tree ${facts.tree}\n${parents}${people}\n${facts.message.trim()}\n`))
    },
    /** The bytes of a file in a commit. */
    fileIn(id: string, path: string): Buffer {
      const steps = path.split('/')
      const found = steps.reduce((at, step) => tree(at).find(({ name }) => name === step)?.id ?? '', commit(id).tree)
      return read(found, 'blob')
    },
    ancestors,
    /** The last commit that both contain. */
    mergeBase(one: string, other: string): string {
      const ofOther = ancestors(other)
      const common = [...ancestors(one)].filter((each) => ofOther.has(each))
      const before = new Set(common.flatMap((each) => commit(each).parents))
      const last = common.find((each) => !before.has(each))
      if (last === undefined) throw new GitRefusal(`${one} and ${other} have nothing in common.`)
      return last
    },
  }
}

export const folderMode = '40000'

function parsedObject(stored: Buffer): GitObject {
  const end = stored.indexOf(0)
  return { type: stored.toString('utf8', 0, end).replace(/ .*/, ''), body: stored.subarray(end + 1) }
}

/** Every object of a repository. */
function packedObjects(folder: string): ReadonlyMap<string, GitObject> {
  const listed = execFileSync('git', ['cat-file', '--batch-all-objects', '--batch'], {
    cwd: folder,
    stdio: 'pipe',
    maxBuffer: 1e9,
  })
  const found = new Map<string, GitObject>()
  for (let at = 0; at < listed.length;) {
    const end = listed.indexOf('\n', at)
    const [id = '', type = '', size = ''] = listed.toString('utf8', at, end).split(' ')
    found.set(id, { type, body: listed.subarray(end + 1, end + 1 + Number(size)) })
    at = end + 2 + Number(size)
  }
  return found
}

/** Who signed a commit, and when: `Inês <ines@example.pt> 1764157245 +0000`. */
function signed(line: string) {
  const [, name = '', email = '', seconds = ''] = /^(.*) <(.*)> (\d+)/.exec(line) ?? []
  return { name, email, date: new Date(Number(seconds) * 1000).toISOString().replace('.000', '') }
}
