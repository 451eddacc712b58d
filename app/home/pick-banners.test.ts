import { expect, test } from 'vitest'
import { bannerKeys, bannerSet } from './pick-banners.ts'

const images = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/images/${name}-${at}/960.webp`)
const banners = { wides: images('banner', 43), talls: images('side', 41) }

test('a banner has no tall image twice, and all banners together have all images', () => {
  const sets = banners.wides.map((_, at) => bannerSet(banners, at))
  for (const set of sets) expect(new Set(set?.talls).size).toBe(6)
  expect(new Set(sets.map((set) => set?.wide)).size).toBe(43)
  expect(new Set(sets.flatMap((set) => set?.talls ?? [])).size).toBe(41)
})

test('without images there is no banner, and few tall ones do', () => {
  expect(bannerSet({ ...banners, wides: [] }, 0)).toBeNull()
  expect(bannerSet({ ...banners, talls: [] }, 0)).toBeNull()
  expect(bannerSet({ ...banners, talls: images('side', 2) }, 3)?.talls).toEqual([
    '/images/side-1/960.webp',
    '/images/side-0/960.webp',
  ])
})

test('the keys name the images of each banner in one order', () => {
  const keys = bannerKeys(banners, ({ wide, talls }) => [wide, talls[0]])
  expect(keys[0]).toEqual(['banner-0/', 'side-0/'])
  expect(keys[42]).toEqual(['banner-42/', 'side-1/'])
})
