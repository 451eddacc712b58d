import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bannerImages, sideImages } from './catalog/banners.ts'
import { demoCatalog } from './catalog/demo-catalog.ts'
import { reviewPhotos } from './catalog/demo-reviews.ts'
import { demoKey, narrowerThan, originals, readyWidth, widths } from './demo-images.ts'
import { demoLooks } from './looks.ts'

const productImages = demoCatalog.flatMap(({ images, colors }) => [
  ...images,
  ...colors.flatMap((color) => color.images),
])

/** The originals by the width that the demo shop gives them. */
const files = [
  ...[...productImages.map(({ file }) => [file, 1900] as const)],
  ...bannerImages.map(({ file }) => [file, 2400] as const),
  ...sideImages.map(({ file }) => [file, 1400] as const),
  ...reviewPhotos().map(({ file }) => [file, 960] as const),
  ...demoLooks.map(({ image, shape }) => [image.file, shape === 'landscape' ? 2400 : 1600] as const),
]

test('every image of the demo shop comes in every width, made from the original as it is; `npm run widths` makes them', () => {
  const wanted = files.flatMap(([file, width]) => {
    const key = demoKey(file, readFileSync(join(originals, file)))
    return narrowerThan(width).map((each) => readyWidth(key, each))
  })
  const made = globSync('**/*.*', { cwd: widths }).map((path) => path.replaceAll('\\', '/'))
  expect(made.toSorted()).toEqual(wanted.toSorted())
})

test('a ready-made width is as wide as it is named, and so is the original', async () => {
  const some = files.filter((_, at) => at % 50 === 0)
  for (const [file, width] of some) {
    const original = readFileSync(join(originals, file))
    expect((await sharp(original).metadata()).width).toBe(width)
    for (const each of narrowerThan(width)) {
      const path = join(widths, readyWidth(demoKey(file, original), each) ?? '')
      expect(await sharp(path).metadata()).toMatchObject({ format: 'heif', width: each })
    }
  }
})
