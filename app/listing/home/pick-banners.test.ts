import { expect, test } from 'vitest'
import { bannerOfDay, otherTalls, tallsOfDay } from './pick-banners.ts'

const images = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ src: `/images/${name}-${at}/960.webp`, alt: '', tint: '#ffffff' }))
const [wides, talls] = [images('banner', 43), images('side', 41)]
const dayMs = 86_400_000

test('the banner is the same all day and changes the next', () => {
  const banner = bannerOfDay(wides, talls, 20_000 * dayMs)
  expect(bannerOfDay(wides, talls, 20_001 * dayMs - 1)).toEqual(banner)
  expect(bannerOfDay(wides, talls, 20_001 * dayMs)).not.toEqual(banner)
})

test('without images there is no banner', () => {
  expect(bannerOfDay([], talls, 0)).toBeNull()
  expect(bannerOfDay(wides, [], 0)).toBeNull()
})

test('the other images are ordered by the visit, without those of the banner', () => {
  const banner = bannerOfDay(wides, talls, 0)
  const others = otherTalls(talls, banner, 7)
  expect(others).toHaveLength(39)
  expect(others).not.toContainEqual(banner?.beside)
  expect(otherTalls(talls, banner, 7)).toEqual(others)
  expect(otherTalls(talls, banner, 8)).not.toEqual(others)
})

test('every day shows other tall images, those of its banner first, and over time all of them', () => {
  const banner = bannerOfDay(wides, talls, 40 * dayMs)
  expect(tallsOfDay(talls, 12, 40 * dayMs).slice(0, 2)).toEqual([banner?.narrow, banner?.beside])
  const seen = Array.from({ length: 41 }, (_, day) => tallsOfDay(talls, 12, day * dayMs)).flat()
  expect(new Set(seen.map(({ src }) => src)).size).toBe(41)
  expect(tallsOfDay([], 12, 0)).toEqual([])
})
