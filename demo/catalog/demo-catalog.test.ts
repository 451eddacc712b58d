import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blankProduct } from '#contract/products/fields.ts'
import { bannerImages, sideImages } from './banners.ts'
import { demoCatalog } from './demo-catalog.ts'
import type { DemoImage, DemoProduct } from './demo-product.ts'
import { imageTints } from './image-tints.ts'

const families: Record<string, string[]> = {
  Sunglasses: ['Round', 'Aviator', 'Cat Eye', 'Rectangle', 'Shield', 'Oversized'],
  Apparel: ['Dresses', 'Skirts', 'Shirts', 'Knitwear', 'Trousers', 'Outerwear'],
  'Hair Accessories': ['Claw Clips', 'Scrunchies', 'Barrettes', 'Headbands'],
  'Fashion Accessories': ['Bags', 'Scarves', 'Belts', 'Hats', 'Jewelry'],
}

test('every product has a unique SKU and name, and every category and type has a product', () => {
  expect(demoCatalog.length).toBeGreaterThanOrEqual(60)
  expect(new Set(demoCatalog.map((product) => product.sku)).size).toBe(demoCatalog.length)
  expect(new Set(demoCatalog.map((product) => product.name)).size).toBe(demoCatalog.length)
  for (const [family, types] of Object.entries(families)) {
    const sold = demoCatalog.filter((product) => product.subCategory === family)
    expect(new Set(sold.map((product) => product.type))).toEqual(new Set(types))
  }
})

test.each(demoCatalog)('$name is complete', (product) => {
  expect(['Women', 'Men', 'Unisex']).toContain(product.category)
  expect(product.sku).toMatch(/^MG-[SAHF]-\d{3}$/)
  expect(product.description.match(/[.!?](\s|$)/g)).toHaveLength(3)
  expect(product.priceCents).toBeGreaterThanOrEqual(18_00)
  expect(product.priceCents).toBeLessThanOrEqual(320_00)
  expect(product.stock).toHaveLength(Math.max(1, product.colors.length) * Math.max(1, product.sizes.length))
  expect(product.sizes).toEqual([...new Set(product.sizes)].sort((a, b) => a - b))
  expect(product.colors.length === 0).toBe(product.images.length > 0)
  if (product.subCategory === 'Sunglasses') expect(product.measurement).toMatch(/^\d{2,3}-\d{2}-\d{3}$/)
  else expect(product.measurement).toBeNull()
})

test.each(Object.keys(blankProduct))('some product of the demo shop has a %s', (key) => {
  const column = key.replace(/^(oldPrice|price)$/, '$1Cents')
  const said = demoCatalog.filter((product) =>
    Object.entries(product).some(([name, value]) => name === column && value),
  )
  expect(said.length).toBeGreaterThan(demoCatalog.length / 4)
})

test('an old price is higher than the price, by no more than the seasonal discount', () => {
  const reduced = demoCatalog.filter((product) => product.oldPriceCents !== null)
  expect(reduced.length).toBeGreaterThan(demoCatalog.length / 4)
  for (const { priceCents, oldPriceCents } of reduced) {
    expect(priceCents).toBeLessThan(oldPriceCents ?? 0)
    expect(priceCents).toBeGreaterThanOrEqual((oldPriceCents ?? 0) * 0.7)
  }
})

test('every image exists and has an alt text and a placeholder color', () => {
  const images = [...demoCatalog.flatMap(imagesOf), ...bannerImages, ...sideImages]
  expect(new Set(images.map((image) => image.file)).size).toBe(images.length)
  for (const { file, alt } of images) {
    expect(existsSync(new URL(`../images/${file}`, import.meta.url)), file).toBe(true)
    expect(imageTints[file], file).toMatch(/^#[0-9a-f]{6}$/)
    expect(alt.length).toBeGreaterThan(15)
    expect(alt).not.toContain('{')
  }
})

test('each color has a main image and a second one', () => {
  for (const product of demoCatalog) {
    const galleries = product.colors.length > 0 ? product.colors.map((color) => color.images) : [product.images]
    for (const images of galleries) expect([2, 3, 4]).toContain(images.length)
    for (const { hex } of product.colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('there are variants of every kind, and two products are sold out', () => {
  const kinds = demoCatalog.map(({ colors, sizes }) => `${colors.length > 0} ${sizes.length > 0}`)
  expect(new Set(kinds).size).toBe(4)
  expect(demoCatalog.filter(({ stock }) => stock.every((count) => count === 0))).toHaveLength(2)
  expect(demoCatalog.some(({ stock }) => stock.includes(null))).toBe(true)
})

function imagesOf(product: DemoProduct): DemoImage[] {
  return [...product.images, ...product.colors.flatMap((color) => color.images)]
}
