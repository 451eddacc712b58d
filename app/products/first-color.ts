import { imageKey } from '#app/state/visit-choices.ts'
import { pickFor, visitSeed } from '#app/state/visit-seed.ts'
import type { Image } from '#contract/media/image.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { imagesOf } from './images-of.ts'

type SummaryColor = ProductSummary['colorVariant'][number]

/** The color of the product that matches the filter or search, if any. */
export function wantedColor(product: ProductSummary, wanted: readonly string[]): SummaryColor | null {
  return product.colorVariant.find(({ color }) => wanted.includes(color.toLowerCase())) ?? null
}

/** The color a card shows by itself: a random one, the same for the whole visit. Null if the product has no colors. */
export function firstColor(product: ProductSummary): SummaryColor | null {
  const seed = visitSeed()
  const colors = product.colorVariant
  return colors[seed === null || colors.length === 0 ? 0 : pickFor(seed, product._id, colors.length)] ?? null
}

/**
 * The colors a product page may show by itself, one for each color: the color if its page has the same shape as that of the
 * first one, so that showing it moves nothing, else the first.
 */
export function pageColors(product: Product): string[] {
  const [first] = product.colorVariant
  if (!first) return []
  const shape = shapeOf(product, first.color)
  return product.colorVariant.map(({ color }) => (shapeOf(product, color) === shape ? color : first.color))
}

/** The color that a product page shows when its URL names none. */
export function pageColor(product: Product): string | null {
  const seed = visitSeed()
  const colors = pageColors(product)
  return colors[seed === null || colors.length === 0 ? 0 : pickFor(seed, product._id, colors.length)] ?? null
}

/** The texts in which images differ, for `visitChoices`. */
export function imageTexts({ src, alt, tint }: Image): string[] {
  return [imageKey(src), alt, tint]
}

function shapeOf(product: Product, color: string): string {
  const ofColor = <T extends { color: string | null }>(rows: readonly T[]) =>
    rows.filter((row) => row.color === color).map((row) => ({ ...row, color: null }))
  return JSON.stringify([imagesOf(product, color).length, ofColor(product.soldOut), ofColor(product.fewLeft)])
}
