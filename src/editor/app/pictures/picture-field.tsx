import { valueAtPath } from '../../../content/model/source.ts'
import { type ComponentType, useEffect, useId, useRef } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { fieldsOf } from '../../../content/model/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { FieldErrors, type FieldProps, type MapFieldsProps, useFocus } from '../panel/text-field.tsx'
import { hintOf, labelOf } from '../panel/labels.ts'
import { isTextField } from '../paste/use-clean-input.ts'
import { pictureAddress } from './picture-address.ts'
import { Crops, FocusPoint } from './crops.tsx'
import { PictureChooser, whereOf } from './picture-chooser.tsx'
import { usePictureIntake } from './use-picture-intake.ts'

/** A picture: which one, what must not be cropped, and what it shows. */
export function PictureField({ Fields, ...props }: FieldProps & { readonly Fields: ComponentType<MapFieldsProps> }) {
  const { fieldKey, node, path, value } = props
  const { state } = useEditing()
  const intake = usePictureIntake(props)
  const take = (files: Parameters<typeof intake.take>[0]) => void intake.take(files)
  const choose = useFocus<HTMLButtonElement>(path, take)
  const errors = useId()
  const words = useRef<HTMLDivElement>(null)
  const { key, isItem, undescribed, elsewhere, busy, refused } = intake
  useEffect(() => {
    // Whoever went on typing in another field while the picture was prepared stays there.
    if (undescribed && !isTextField(document.activeElement)) words.current?.querySelector('textarea')?.focus()
  }, [undescribed])

  const focus = fieldsOf(node).find(({ node: field }) => field.type === 'Focus')
  const name = valueAtPath(value, [key])
  const picture = typeof name === 'string' ? state.pictures.get(name) : undefined
  const address = typeof name === 'string' && picture ? pictureAddress(name, picture.version, 1000) : undefined
  const point = focus && pointIn(valueAtPath(value, [focus.key]))
  return (
    <fieldset className="picture-field">
      <legend>{labelOf(fieldKey, node)}</legend>
      <p className="hint">{hintOf(node)}</p>
      <DropZone
        className="picture-drop"
        aria-label={messages.picture.dropPlace}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => take(Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))}
      >
        {address && picture && focus ? (
          <FocusPoint {...{ address, point }} facts={picture.facts} path={[...path, focus.key]} node={focus.node} />
        ) : (
          <p>{messages.picture.none}</p>
        )}
        {address && <Crops key={`${path.join('/')} ${address}`} {...{ path, address, point }} />}
        <Text slot="label">{isItem ? messages.picture.dropSeveral : messages.picture.drop}</Text>
      </DropZone>
      <div aria-live="polite">{busy && <p>{messages.picture.preparing}</p>}</div>
      {refused && (
        <p role="alert" className="error">
          {refused}
        </p>
      )}
      <FieldErrors id={errors} path={[...path, key]} />
      <p className="additions">
        <FileTrigger allowsMultiple={isItem} acceptedFileTypes={['image/*']} onSelect={take}>
          <Button ref={choose} aria-describedby={errors}>
            {messages.picture.choose}
          </Button>
        </FileTrigger>
        <PictureChooser chosen={typeof name === 'string' ? name : undefined} onChoose={intake.use} />
      </p>
      {undescribed && <p className="hint">{messages.picture.describe}</p>}
      <div ref={words}>
        <Fields node={node} path={path} value={value} without={focus ? [key, focus.key] : [key]} />
      </div>
      {elsewhere.length > 0 && (
        <div role="group" aria-label={messages.picture.elsewhere}>
          <p>{messages.picture.elsewhere}</p>
          <ul>
            {elsewhere.map((each) => (
              <li key={`${each.file}/${each.path.join('/')}`}>{whereOf(state.texts, each)}</li>
            ))}
          </ul>
          <p className="additions">
            <Button onPress={() => intake.answer(true)}>{messages.picture.everywhere}</Button>
            <Button onPress={() => intake.answer(false)}>{messages.picture.onlyHere}</Button>
          </p>
        </div>
      )}
    </fieldset>
  )
}

function pointIn(value: ReturnType<typeof valueAtPath>) {
  const [x, y] = [valueAtPath(value, ['x']), valueAtPath(value, ['y'])]
  return typeof x === 'string' && typeof y === 'string' ? { x: Number(x), y: Number(y) } : undefined
}
