import { expect, test } from 'vitest'
import { imageAddress, imageIdAt, imageSet, imageWidths, resizedAddress } from './image.ts'

const widthsIn = (set: string | undefined) => set?.match(/(?<= )\d+(?=w)/g)?.map(Number)

test.each([1, 1.5, 2, 3])('at %d pixels per CSS pixel no image is 1.5 times as wide as displayed', (dots) => {
  for (let shown = 160; shown * dots <= 1900; shown++) {
    const chosen = widthsIn(imageSet(imageAddress('lido')))?.find((width) => width >= shown * dots)
    expect(chosen, `${shown} px`).toBeLessThanOrEqual(1.5 * shown * dots)
  }
})

test.each([48, 56, 80, 96, 112, 128, 160])(
  'a small image of %d px has the widths that may suit, and no other',
  (px) => {
    const widths = widthsIn(imageSet(imageAddress('lido'), { px })) ?? []
    expect(widths.find((width) => width >= px)).toBeLessThanOrEqual(1.5 * px)
    expect(widths.at(-1)).toBeGreaterThanOrEqual(3 * px)
    expect(widths.length).toBeLessThan(imageWidths.length - 3)
  },
)

test('a card lists no width wider than needed', () => {
  expect(widthsIn(imageSet(imageAddress('lido'), { widest: 960 }))?.at(-1)).toBe(960)
})

test('a foreign image has no widths', () => {
  const foreign = 'https://cdn.example.com/lido.webp'
  expect(imageSet(foreign)).toBeUndefined()
  expect(resizedAddress(foreign, 320, 'jpg')).toBe(foreign)
})

test('the URL of an image contains its ID in every width and format', () => {
  expect(resizedAddress(imageAddress('lido'), 320, 'jpg')).toBe('/images/lido/320.jpg')
  for (const src of ['/images/lido/960.webp', '/images/lido/64.avif', '/images/lido/1900.jpg'])
    expect(imageIdAt(src)).toBe('lido')
  for (const src of ['/images/lido', '/images/a/b/960.webp', 'https://x.example/images/lido/960.webp', ''])
    expect(imageIdAt(src)).toBeNull()
})
