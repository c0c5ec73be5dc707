import { memo } from 'react'
import './ribbon.css'

/**
 * The line that runs through every page: it begins in the hero, returns between passages and ends in the footer. Each
 * piece leaves its box at the sides, so that it seems to go on beyond the page.
 */
const pieces = {
  opening: {
    box: '0 0 800 260',
    path: 'M-12 157c49 26 75 34 132 37c74 4 115-13 166-62c34-33 56-61 102-61c34 0 60 29 60 63c0 29-27 49-56 49c-26 0-46-24-45-51c1-39 27-78 69-74c83 9 92 85 175 97c49 7 59-42 108-49c47-7 69 6 110 26l-2 4c-39-19-61-28-106-22c-51 8-61 58-112 51c-85-12-87-102-173-111c-47-5-81 33-83 78c-1 33 26 62 59 62c31 0 52-29 52-60c0-29-27-48-56-48c-42 0-63 24-94 54c-52 50-98 54-174 50c-56-3-77-22-124-47z',
  },
  turn: {
    box: '0 0 600 420',
    path: 'M608 37c-75 0-108 19-181 48c-70 29-67 81-107 146c-25 40-40 76-84 76c-34 0-60-29-60-63c0-34 30-60 64-60c38 0 58 40 60 78c2 77-68 123-150 129c-67 5-97-7-157-27l-2 4c62 20 91 38 159 33c90-6 165-56 162-139c-1-41-32-74-72-74c-30 0-51 26-51 56c0 27 20 50 47 50c42 0 64-23 88-61c39-61 42-107 109-134c71-29 101-56 175-56z',
  },
  closing: {
    box: '0 0 1400 420',
    path: 'M-9 42c109 27 152 77 269 77c188 0 253-70 440-77c139-5 218-27 325 62c54 45 101 67 103 132c3 70-58 125-128 125c-68 0-121-57-121-125c0-74 57-137 131-137c84 0 166 51 162 141c-2 81-41 117-111 157l-2-2c67-39 98-78 101-155c3-88-68-146-150-146c-80 0-148 62-148 142c0 77 61 140 138 140c73 0 126-67 124-140c-3-63-57-77-109-120c-104-88-179-83-315-78c-187 7-253 64-440 64c-115 0-161-38-267-64z',
  },
}

/** One piece of the ribbon: decoration, hidden from screen readers. */
export const Ribbon = memo(function Ribbon({ piece }: { readonly piece: keyof typeof pieces }) {
  const { box, path } = pieces[piece]
  return (
    <svg className="ribbon" viewBox={box} aria-hidden="true">
      <path d={path} />
    </svg>
  )
})
