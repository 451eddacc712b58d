import { imageKey } from '#app/state/visit/visit-choices.ts'
import { chosenPlace, pickPlace, usePickedPlace } from '#app/state/visit/visit-picks.ts'
import type { Image } from '#contract/media/image.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { imagesOf } from './images-of.ts'
import { isSoldOut } from './variant-choice.ts'

export type SummaryColor = ProductSummary['colorVariant'][number]

/** The color of the product that comes first among those filtered by or searched for, in lower case; null if it has none. */
export function wantedColor(product: ProductSummary, wanted: readonly string[]): SummaryColor | null {
  const places = product.colorVariant.map(({ color }) => wanted.indexOf(color.toLowerCase()))
  const first = Math.min(...places.filter((place) => place >= 0))
  return product.colorVariant[places.indexOf(first)] ?? null
}

/** The colors a card may show by itself, one for each color: the color, or the first one in stock if it is sold out. */
export function cardColors(product: ProductSummary): SummaryColor[] {
  const inStock = product.colorVariant.filter(({ color }) => !isSoldOut(product, { color, size: null }))
  return product.colorVariant.map((each) => (inStock.includes(each) ? each : (inStock[0] ?? each)))
}

/** Whether the visit chooses among all colors: none of them is filtered by or searched for. */
export function isOpenColor(product: ProductSummary, wanted: readonly string[]): boolean {
  return product.colorVariant.length > 1 && wantedColor(product, wanted) === null
}

/**
 * The color that a card shows: the one chosen on it, else the one filtered by or searched for, else a random one in stock
 * that stays the same for the visit. Null if the product has no colors.
 */
export function useCardColor(product: ProductSummary, wantedNames: readonly string[]) {
  const colors = product.colorVariant
  const wanted = wantedColor(product, wantedNames)
  // A choice in another listing does not hide the color that this one is filtered by.
  const name = wanted ? `${product._id} ${wanted.id}` : product._id
  const chosen = colors[usePickedPlace(name) ?? -1] ?? null
  return {
    color: chosen ?? wanted ?? cardColors(product)[chosenPlace(product._id, colors.length)] ?? null,
    /** The color that the shopper chose on the card. */
    chosen,
    isOpen: isOpenColor(product, wantedNames),
    choose: (place: number) => pickPlace(name, place, { isStored: wanted === null }),
  }
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
  const colors = pageColors(product)
  return colors[chosenPlace(product._id, colors.length)] ?? null
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
