import { expect, test } from 'vitest'
import { demoCatalog } from './catalog/demo-catalog.ts'
import { demoLooks } from './looks.ts'

test('every look shows three or more products of the catalog, each in a color that it comes in, within the image', () => {
  expect(demoLooks.length).toBeGreaterThanOrEqual(4)
  for (const { slug, spots } of demoLooks) {
    expect(spots.length, slug).toBeGreaterThanOrEqual(3)
    for (const { sku, color, x, y } of spots) {
      const product = demoCatalog.find((each) => each.sku === sku)
      expect(product, sku).toBeDefined()
      const colors = product?.colors.map((each) => each.color) ?? []
      if (colors.length > 0) expect(colors, sku).toContain(color)
      for (const share of [x, y]) {
        expect(share, `${slug} ${sku}`).toBeGreaterThan(0.02)
        expect(share, `${slug} ${sku}`).toBeLessThan(0.98)
      }
    }
  }
})

test('no look shows a product that is sold out', () => {
  for (const { spots } of demoLooks) {
    for (const { sku, color } of spots) {
      const { colors, sizes, stock } = demoCatalog.find((each) => each.sku === sku) ?? {
        colors: [],
        sizes: [],
        stock: [],
      }
      const each = Math.max(1, sizes.length)
      const at =
        Math.max(
          0,
          colors.findIndex((one) => one.color === color),
        ) * each
      expect(
        stock.slice(at, at + each).some((left) => left !== 0),
        `${sku} ${color}`,
      ).toBe(true)
    }
  }
})
