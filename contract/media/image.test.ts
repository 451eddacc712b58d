import { expect, test } from 'vitest'
import { imageAddress, imageSet, imageWidths } from './image.ts'

const widthsIn = (set: string | undefined) => set?.match(/(?<= )\d+(?=w)/g)?.map(Number)

test.each([1, 1.5, 2, 3])('at %d pixels per CSS pixel no image is 1.5 times as wide as displayed', (dots) => {
  for (let shown = 160; shown * dots <= 1900; shown++) {
    const chosen = widthsIn(imageSet(imageAddress('lido'), 'avif'))?.find((width) => width >= shown * dots)
    expect(chosen, `${shown} px`).toBeLessThanOrEqual(1.5 * shown * dots)
  }
})

test.each([48, 56, 80, 96, 112, 128, 160])(
  'a small image of %d px has the widths that may suit, and no other',
  (px) => {
    const widths = widthsIn(imageSet(imageAddress('lido'), 'webp', px)) ?? []
    expect(widths.find((width) => width >= px)).toBeLessThanOrEqual(1.5 * px)
    expect(widths.at(-1)).toBeGreaterThanOrEqual(3 * px)
    expect(widths.length).toBeLessThan(imageWidths.length - 3)
  },
)

test('a foreign image has no widths', () => {
  expect(imageSet('https://cdn.example.com/lido.webp', 'avif')).toBeUndefined()
})
