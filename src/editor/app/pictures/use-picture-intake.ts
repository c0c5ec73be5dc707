import { valueAtPath, type Value } from '../../../content/model/source.ts'
import { useState } from 'react'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { largestPicture, type PictureSize, Refused, refusalIn } from '../../protocol.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { formMessage } from '../messages/form-message.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { blankOf } from '../panel/filled-value.ts'
import { placeAfter } from '../panel/follow-others.ts'
import type { FieldProps } from '../panel/text-field.tsx'
import { labelOf } from '../panel/labels.ts'
import type { ComingPicture } from '../state/editor-state.ts'
import { editedTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { subjectIn } from '../../../content/operations/place-words.ts'
import { pictureName, putPicture, pictureKey, pictureUses } from './picture-places.ts'

/** Lets the owner put another picture into a field. */
export function usePictureIntake({ fieldKey, node, path }: FieldProps) {
  const { store, state, selection, knownNames, setNotice, fresh } = useEditing()
  const [busy, setBusy] = useState(false)
  const [refused, refuse] = useState<string>()
  const [undescribed, setUndescribed] = useState(false)
  /** The name of the picture that was here before. */
  const [previous, setPrevious] = useState<string>()
  const here: ContentPath = { file: selection.file, path }
  const least = node.schema['smallest'] as PictureSize | undefined
  const label = labelOf(fieldKey, node)
  const key = pictureKey(node) ?? ''
  const isItem = typeof path.at(-1) === 'number'

  const valueOf = ({ file, path: own }: ContentPath) => valueAtPath(readValue(store.state().texts.get(file) ?? ''), own)
  const shownHere = valueAtPath(valueOf(here), [key])
  // Found anew each time: others may have moved a place, or put something else there.
  const uses = previous && shownHere !== previous ? pictureUses(state.texts) : []
  const elsewhere = uses.flatMap(({ name, source }) => (name === previous ? source : []))

  function put(place: ContentPath, name: string, added?: ComingPicture, chosen?: Value): void {
    const { texts } = store.state()
    const before = valueAtPath(valueOf(place), [key])
    const like = pictureUses(texts).find((use) => use.name === name)
    store.change({ label, files: putPicture(texts, [place], name, like?.value, chosen), added: added && [added] })
    refuse(undefined)
    setUndescribed(!like)
    if (!like && !fresh.isQuiet(place.path)) fresh.added(place)
    setPrevious(typeof before === 'string' ? before : undefined)
  }

  return {
    key,
    busy,
    /** Why the last one was refused, and what to do. */
    refused,
    /** Whether the description here still describes the previous picture. */
    undescribed: undescribed && JSON.stringify(valueOf(here)).includes('""'),
    /** Other places that still show the previous picture. */
    elsewhere,
    /** Whether the picture is one of a list, and further ones may follow it. */
    isItem,
    /** Uploads files from the computer: the first one is shown here, and the others behind it if this is one of a list. */
    async take(files: Iterable<File> | null | Promise<readonly File[]>): Promise<void> {
      let [place, others] = [here, 0]
      const refusals: string[] = []
      setBusy(true)
      refuse(undefined)
      try {
        const all = [...((await files) ?? [])]
        // What is dragged from another page may be its address alone.
        if (files instanceof Promise && all.length === 0) refuse(messages.refusals.pictureUnread)
        for (const [index, file] of (isItem ? all : all.slice(0, 1)).entries())
          try {
            if (file.size > largestPicture) throw new Refused({ refused: 'pictureTooBig' })
            const before = store.state().texts.get(place.file) ?? ''
            // A phone lets files of a cloud be chosen that it can't read (https://issues.chromium.org/issues/40123366).
            const bytes = await file.arrayBuffer().catch(() => undefined)
            if (!bytes?.byteLength) throw new Refused({ refused: 'pictureUnread' })
            const { extension, ...picture } = await store.keepPicture(new Blob([bytes]), least)
            // What it is for may have been moved or removed meanwhile.
            const { texts } = store.state()
            const now = placeAfter(place, { file: place.file, before, after: texts.get(place.file) ?? '' })
            if (!now || valueOf(now) === undefined) return setNotice(messages.picture.discarded(file.name))
            const name = store.freePictureName(`${pictureName(...wordsFor(now, texts), file.name)}.${extension}`)
            if (index === 0) put(now, name, { ...picture, name }, valueAtPath(readValue(before), place.path))
            else {
              others += 1
              const value = Object.assign(blankOf(node, knownNames), { [key]: name })
              const [list, at] = [now.path.slice(0, -1), Number(now.path.at(-1)) + others]
              const edits = [{ file: now.file, kind: 'insertItem', path: list, at, value } as const]
              store.change({ label, files: editedTexts(texts, edits), added: [{ ...picture, name }] })
            }
            place = now
          } catch (error) {
            const { refused: because, size } = refusalIn(error)
            const why = size && least ? tooSmall(size, least) : messages.refusals[because]
            refusals.push(all.length > 1 ? `${file.name}: ${why}` : why)
          }
        if (others > 0) setNotice(messages.picture.others(others))
        if (refusals.length > 0) refuse(refusals.join(' '))
        else if (all.length > 1 && !isItem) refuse(messages.picture.onlyOne(all[0]?.name ?? '', all.length))
      } finally {
        setBusy(false)
      }
    },
    /** Shows a picture that the site already has. */
    use(name: string): void {
      const facts = store.state().pictures.get(name)?.facts
      if (facts && !('fault' in facts) && least && (facts.width < least.width || facts.height < least.height))
        refuse(tooSmall(facts, least))
      else put(here, name)
    },
    /** Shows the new picture in the other places too, or leaves those as they are. */
    answer(everywhere: boolean): void {
      if (everywhere && typeof shownHere === 'string')
        store.change({ label, files: putPicture(store.state().texts, elsewhere, shownHere, valueOf(here)) })
      setPrevious(undefined)
    },
  }
}

/** Words from which to name a picture: the title of what it belongs to, or of something around that. */
function wordsFor({ file, path }: ContentPath, texts: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const value = readValue(texts.get(file) ?? '')
  return path.map((_, index) => subjectIn({ file, path: path.slice(0, path.length - 1 - index) }, value, uiLanguage))
}

/** The same words as for a picture that is too small in the content. */
function tooSmall({ width, height }: PictureSize, least: PictureSize): string {
  const facts = { name: '', width, height, leastWidth: least.width, leastHeight: least.height }
  return formMessage({ code: 'pictureSmall', facts, file: '', pointer: '' }, new Map())
}
