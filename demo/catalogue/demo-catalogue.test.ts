import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bannerPictures, sidePictures } from './banners.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import type { DemoPicture, DemoProduct } from './demo-product.ts'
import { pictureTints } from './picture-tints.ts'

const families: Record<string, string[]> = {
  Sunglasses: ['Round', 'Aviator', 'Cat Eye', 'Rectangle', 'Shield', 'Oversized'],
  Apparel: ['Dresses', 'Skirts', 'Shirts', 'Knitwear', 'Trousers', 'Outerwear'],
  'Hair Accessories': ['Claw Clips', 'Scrunchies', 'Barrettes', 'Headbands'],
  'Fashion Accessories': ['Bags', 'Scarves', 'Belts', 'Hats', 'Jewellery'],
}

test('every product has its own SKU and name, and every family and type has something to sell', () => {
  expect(demoCatalogue.length).toBeGreaterThanOrEqual(60)
  expect(new Set(demoCatalogue.map((product) => product.sku)).size).toBe(demoCatalogue.length)
  expect(new Set(demoCatalogue.map((product) => product.name)).size).toBe(demoCatalogue.length)
  for (const [family, types] of Object.entries(families)) {
    const sold = demoCatalogue.filter((product) => product.subCategory === family)
    expect(new Set(sold.map((product) => product.type))).toEqual(new Set(types))
  }
})

test.each(demoCatalogue)('$name is complete', (product) => {
  expect(['Women', 'Men', 'Unisex']).toContain(product.category)
  expect(product.sku).toMatch(/^MG-[SAHF]-\d{3}$/)
  expect(product.description.match(/[.!?](\s|$)/g)).toHaveLength(3)
  expect(product.priceCents).toBeGreaterThanOrEqual(18_00)
  expect(product.priceCents).toBeLessThanOrEqual(320_00)
  expect(product.stock).toHaveLength(Math.max(1, product.colors.length) * Math.max(1, product.sizes.length))
  expect(product.sizes).toEqual([...new Set(product.sizes)].sort((a, b) => a - b))
  expect(product.colors.length === 0).toBe(product.pictures.length > 0)
  if (product.subCategory === 'Sunglasses') expect(product.measurement).toMatch(/^\d{2,3}-\d{2}-\d{3}$/)
  else expect(product.measurement).toBeNull()
})

test('an old price is higher than the price, by no more than the season takes off', () => {
  const reduced = demoCatalogue.filter((product) => product.oldPriceCents !== null)
  expect(reduced.length).toBeGreaterThan(demoCatalogue.length / 4)
  for (const { priceCents, oldPriceCents } of reduced) {
    expect(priceCents).toBeLessThan(oldPriceCents ?? 0)
    expect(priceCents).toBeGreaterThanOrEqual((oldPriceCents ?? 0) * 0.7)
  }
})

test('every picture exists, says what it shows and has a colour to stand in for it', () => {
  const pictures = [...demoCatalogue.flatMap(picturesOf), ...bannerPictures, ...sidePictures]
  expect(new Set(pictures.map((picture) => picture.file)).size).toBe(pictures.length)
  for (const { file, alt } of pictures) {
    expect(existsSync(new URL(`../pictures/${file}`, import.meta.url)), file).toBe(true)
    expect(pictureTints[file], file).toMatch(/^#[0-9a-f]{6}$/)
    expect(alt.length).toBeGreaterThan(15)
    expect(alt).not.toContain('{')
  }
})

test('each colour has a main picture and a second one', () => {
  for (const product of demoCatalogue) {
    const galleries = product.colors.length > 0 ? product.colors.map((color) => color.pictures) : [product.pictures]
    for (const pictures of galleries) expect([2, 3]).toContain(pictures.length)
    for (const { hex } of product.colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('there are variants of every kind, and two products are sold out', () => {
  const kinds = demoCatalogue.map(({ colors, sizes }) => `${colors.length > 0} ${sizes.length > 0}`)
  expect(new Set(kinds).size).toBe(4)
  expect(demoCatalogue.filter(({ stock }) => stock.every((count) => count === 0))).toHaveLength(2)
  expect(demoCatalogue.some(({ stock }) => stock.includes(null))).toBe(true)
})

function picturesOf(product: DemoProduct): DemoPicture[] {
  return [...product.pictures, ...product.colors.flatMap((color) => color.pictures)]
}
