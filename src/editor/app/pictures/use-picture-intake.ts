import { valueAtPath, type Value } from '../../../content/model/source.ts'
import { useState } from 'react'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { largestPicture, type PictureSize, refusalIn } from '../../protocol.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { formMessage } from '../messages/form-message.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { placeAfter } from '../panel/follow-others.ts'
import type { FieldProps } from '../panel/text-field.tsx'
import { labelOf } from '../panel/labels.ts'
import type { ComingPicture } from '../state/editor-state.ts'
import { subjectIn } from '../../../content/operations/place-words.ts'
import { pictureName, putPicture, pictureKey, pictureUses } from './picture-places.ts'

/** Lets the owner put another picture into a field. */
export function usePictureIntake({ fieldKey, node, path }: FieldProps) {
  const { store, state, selection, setNotice, fresh } = useEditing()
  const [busy, setBusy] = useState(false)
  const [refused, refuse] = useState<string>()
  const [undescribed, setUndescribed] = useState(false)
  /** The name of the picture that was here before. */
  const [previous, setPrevious] = useState<string>()
  const here: ContentPath = { file: selection.file, path }
  const least = node.schema['smallest'] as PictureSize | undefined
  const label = labelOf(fieldKey, node)
  const key = pictureKey(node) ?? ''

  const valueOf = ({ file, path: own }: ContentPath) => valueAtPath(readValue(store.state().texts.get(file) ?? ''), own)
  const shownHere = valueAtPath(valueOf(here), [key])
  // Found anew each time: others may have moved a place, or put something else there.
  const uses = previous !== undefined && shownHere !== previous ? pictureUses(state.texts) : []
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
    /** Uploads a file from the computer: the first of several, in which case a message says so. */
    async take(files: readonly File[] | Promise<readonly File[]>): Promise<void> {
      try {
        const [file, ...others] = await files
        if (!file) return
        if (file.size > largestPicture) return refuse(messages.refusals.tooLarge)
        setBusy(true)
        refuse(undefined)
        const before = store.state().texts.get(here.file) ?? ''
        // A phone lets files of a cloud be chosen that it can't read (https://issues.chromium.org/issues/40123366).
        const bytes = await file.arrayBuffer().catch(() => undefined)
        if (!bytes) return refuse(messages.refusals.pictureUnread)
        const { extension, ...picture } = await store.keepPicture(new Blob([bytes]), least)
        // What it is for may have been moved or removed meanwhile.
        const { texts } = store.state()
        const place = placeAfter(here, { file: here.file, before, after: texts.get(here.file) ?? '' })
        if (!place || valueOf(place) === undefined) return setNotice(messages.picture.discarded(file.name))
        const stem = pictureName(...wordsFor(place, texts), file.name)
        const name = store.freePictureName(`${stem}.${extension}`)
        put(place, name, { ...picture, name }, valueAtPath(readValue(before), here.path))
        if (others.length > 0) refuse(messages.picture.onlyOne(file.name, others.length + 1))
      } catch (error) {
        const { refused: because, size } = refusalIn(error)
        refuse(size && least ? tooSmall(size, least) : messages.refusals[because])
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
