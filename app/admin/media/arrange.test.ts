import { expect, test } from 'vitest'
import { galleryOf, moveImage } from './arrange.ts'

const place = (imageId: string, colorId: string | null) => ({
  imageId,
  colorId,
  image: { src: '', alt: '', tint: '' },
})
const placed = [place('a', null), place('b', null), place('c', null), place('d', 'black')]
const idsOf = (all: typeof placed, gallery: string | null) => galleryOf(all, gallery).map(({ imageId }) => imageId)
const at = (index: number) => placed[index] ?? place('none', null)

test('an image moves within its gallery, not beyond its ends', () => {
  expect(idsOf(moveImage(placed, at(2), { gallery: null, place: 0 }), null)).toEqual(['c', 'a', 'b'])
  expect(idsOf(moveImage(placed, at(0), { gallery: null, place: 1 }), null)).toEqual(['b', 'a', 'c'])
  expect(idsOf(moveImage(placed, at(0), { gallery: null, place: -1 }), null)).toEqual(['a', 'b', 'c'])
  expect(idsOf(moveImage(placed, at(0), { gallery: null, place: 9 }), null)).toEqual(['b', 'c', 'a'])
})

test('an image moves to the gallery of a color, and the others stay', () => {
  const moved = moveImage(placed, at(1), { gallery: 'black', place: 0 })
  expect(idsOf(moved, null)).toEqual(['a', 'c'])
  expect(idsOf(moved, 'black')).toEqual(['b', 'd'])
  expect(placed).toHaveLength(4)
})
