import type { CropBox } from './frame-protocol.ts'

/** The distinct shapes in which pictures are rendered; pictures that are not rendered have none. */
export function cropBoxes(elements: readonly Element[]): readonly CropBox[] {
  const boxes = elements.filter((element) => element instanceof HTMLImageElement).map(boxOf)
  return boxes.filter(
    (box, index) =>
      box.width > 0 && box.height > 0 && boxes.findIndex((each) => ratioOf(each) === ratioOf(box)) === index,
  )
}

function boxOf(image: HTMLImageElement): CropBox {
  const { width, height } = image.getBoundingClientRect()
  // A frame of the same size may round off its corners.
  let round = 0
  for (let at: Element | null = image; at && at.getBoundingClientRect().width <= width + 4; at = at.parentElement) {
    const radius = getComputedStyle(at).borderTopLeftRadius
    round = Math.max(round, radius.endsWith('%') ? Number.parseFloat(radius) / 100 : Number.parseFloat(radius) / width)
  }
  return { width: Math.round(width), height: Math.round(height), round: Math.min(round, 0.5) }
}

const ratioOf = ({ width, height }: CropBox): string => (width / height).toFixed(1)
