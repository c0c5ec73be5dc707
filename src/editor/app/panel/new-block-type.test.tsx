import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testSite } from '../../../../tests/site.ts'
import { applyEdit } from '../../../content/yaml/edit/apply-edit.ts'
import { blockNode } from '../../../content/model/schema/schema-node.ts'
import { schemaFiles } from '../../../content/model/schema/schema-files.ts'
import { readContentFolder } from '../../../disk/load-content-folder.ts'
import { createEditorStore } from '../state/editor-store.ts'
import { publishClient, serverClient } from '../state/server-client.ts'
import { blankOf } from './filled-value.ts'
import { BlockChoice } from './block-choice.tsx'
import { EditorProvider, type EditorTools } from './editing.tsx'
import { type EditorSelection, selectionAt } from './selection.ts'
import { SelectionForm } from './selection-form.tsx'

// The editor takes its language from its address, and notes when the pointer is down.
vi.hoisted(() => {
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => void vi.unstubAllGlobals())

/** A block type such as a developer might add: texts, a list of them, a choice from a list, a picture. */
const postcard = {
  title: 'PostcardBlock',
  name: 'postal',
  description: 'Um postal com algumas palavras.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title', 'words', 'stamp', 'picture'],
  properties: {
    type: { const: 'postcard' },
    title: {
      $ref: '../shared.schema.json#/$defs/text',
      name: 'título do postal',
      description: 'O que se lê primeiro.',
    },
    words: {
      name: 'palavras',
      description: 'As palavras do postal.',
      type: 'array',
      minItems: 1,
      items: { $ref: '../shared.schema.json#/$defs/text', name: 'palavra' },
    },
    stamp: {
      name: 'selo',
      description: 'O selo que leva.',
      enum: ['blue', 'red'],
      valueNames: { blue: 'azul', red: 'vermelho' },
    },
    picture: { $ref: '../shared.schema.json#/$defs/picture', name: 'fotografia', description: 'O que se vê.' },
  },
  examples: [{ type: 'postcard' }],
}
const path = 'blocks/postcard.schema.json'
const schemas = schemaFiles as Map<string, object>
beforeAll(() => void schemas.set(path, postcard))
afterAll(() => void schemas.delete(path))

const noNames = () => []
const files = new Map([...(readContentFolder(testSite).files ?? [])].map(([name, text]) => [name, String(text)]))

function withPostcard(): { readonly texts: ReadonlyMap<string, string>; readonly at: readonly [string, number] } {
  const value = blankOf(blockNode('postcard'), noNames)
  const text = applyEdit(files.get('home.yaml') ?? '', { kind: 'insertItem', path: ['blocks'], at: 0, value })
  return { texts: new Map([...files, ['home.yaml', text]]), at: ['blocks', 0] }
}

const nothing = () => undefined

/** Renders a part of the panel, in an editor in which nothing can be done. */
function rendered(part: ReactNode, selection?: EditorSelection): string {
  const store = createEditorStore(serverClient, { theirs: '' })
  const tools: EditorTools = {
    store,
    state: store.state(),
    checked: { content: undefined, diagnostics: [], samples: [], isCurrent: true },
    publisher: publishClient,
    selection,
    back: undefined,
    choose: nothing,
    setOpenPanel: nothing,
    showPage: nothing,
    setShownState: nothing,
    setNotice: nothing,
    changeAloud: nothing,
    showIn: nothing,
    takeCaret: nothing,
    fresh: { added: nothing, isQuiet: () => false, leave: nothing },
  }
  return renderToStaticMarkup(<EditorProvider value={tools}>{part}</EditorProvider>)
}

test('a new block type needs no code in the editor: a new one has all that is required, and a field for each part of it, by the schema’s names', () => {
  const { texts, at } = withPostcard()
  const selection = selectionAt(texts, { file: 'home.yaml', path: at })
  if (!selection) throw new Error('Nothing is there.')
  const form = rendered(<SelectionForm />, selection)
  for (const said of [
    'Um postal com algumas palavras.',
    'Título do postal (português)',
    'Título do postal (inglês)',
    'O que se lê primeiro.',
    '<legend>Palavras</legend>',
    'Palavra (português)',
    'Acrescentar palavra',
    'Selo',
    'azul',
    '<legend>Fotografia</legend>',
    'Escolher deste aparelho',
    'Texto alternativo (inglês)',
  ])
    expect(form).toContain(said)
})

test('a new block type needs no code in the editor: it is among the blocks that can be added, with its name, its description and a preview', () => {
  const choice = rendered(<BlockChoice file="home.yaml" at={0} />)
  expect(choice).toContain('<b>Postal</b><span>Um postal com algumas palavras.</span>')
  expect(choice).toMatch(/<iframe[^>]* title="postal"/)
})
