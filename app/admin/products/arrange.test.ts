import { expect, test } from 'vitest'
import { galleryOf, movePicture } from './arrange.ts'

const place = (pictureId: string, colorId: string | null) => ({
  pictureId,
  colorId,
  picture: { src: '', alt: '', tint: '' },
})
const placed = [place('a', null), place('b', null), place('c', null), place('d', 'black')]
const idsOf = (all: typeof placed, gallery: string | null) => galleryOf(all, gallery).map(({ pictureId }) => pictureId)
const at = (index: number) => placed[index] ?? place('none', null)

test('a picture moves within its gallery, never beyond its ends', () => {
  expect(idsOf(movePicture(placed, at(2), { gallery: null, place: 0 }), null)).toEqual(['c', 'a', 'b'])
  expect(idsOf(movePicture(placed, at(0), { gallery: null, place: 1 }), null)).toEqual(['b', 'a', 'c'])
  expect(idsOf(movePicture(placed, at(0), { gallery: null, place: -1 }), null)).toEqual(['a', 'b', 'c'])
  expect(idsOf(movePicture(placed, at(0), { gallery: null, place: 9 }), null)).toEqual(['b', 'c', 'a'])
})

test('a picture moves to the gallery of a color, and the others stay', () => {
  const moved = movePicture(placed, at(1), { gallery: 'black', place: 0 })
  expect(idsOf(moved, null)).toEqual(['a', 'c'])
  expect(idsOf(moved, 'black')).toEqual(['b', 'd'])
  expect(placed).toHaveLength(4)
})
