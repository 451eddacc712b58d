import { randomUUID } from 'node:crypto'
import type { ProductColumn } from '#contract/imports/product-columns.ts'
import { isSameSize, withSizes } from '#contract/products/size-order.ts'
import { type VariantValues, variantKeys } from '#contract/products/variant-fields.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { type VariantRow, variantRow, variantValues } from '../variants/variant-columns.ts'
import type { Found } from './load-for-import.ts'
import type { ImportedProduct, ImportedVariant } from './read-import.ts'

/** The changes an import makes to the colors, sizes and stock of one product. */
export interface PlannedVariants {
  /** All colors after the import. */
  colors: { id: string; color: string }[]
  newColors: { productId: string; id: string; position: number; name: string; hex: string }[]
  recolored: { id: string; hex: string }[]
  /** All sizes with their places, if any is new. */
  sizes: { productId: string; size: string; position: number }[]
  added: (DetailedVariant & { productId: string; colorId: string | null; size: string | null; onHand: number | null })[]
  /** Stored variants of which the file says something else. */
  detailed: DetailedVariant[]
  /** The added and detailed variants with their codes and lines. */
  coded: { id: string; line: number; sku: string | null; gtin: string | null }[]
  /** Variants whose prices change, with their lines. */
  repriced: { id: string; line: number; priceCents: number | null; oldPriceCents: number | null }[]
  /** Variants that become invalid, such as the one without a color once colors are added. */
  removed: string[]
  counted: { id: string; productId: string; from: number | null; to: number | null; isBack: boolean }[]
}

type DetailedVariant = VariantRow & { id: string }

type Fail = (column: ProductColumn, message: string, line?: number) => void

/** Adds the colors and sizes of the file to the stored ones and sets the stock of the file. Never removes any. */
export function planVariants(
  productId: string,
  { variants }: ImportedProduct,
  found: Found | undefined,
  fail: Fail,
): PlannedVariants {
  const newColors = addColors(productId, variants, found?.colors ?? [], fail)
  const all = [...(found?.colors ?? []), ...newColors]
  const sizes = addSizes(variants, found?.sizes ?? [])
  const spelled = (size: string | null) => sizes.find((other) => size !== null && isSameSize(other, size)) ?? null
  if (all.length > 30) fail('color', apiImportsMessages.tooManyColors)
  if (sizes.length > 60) fail('size', apiImportsMessages.tooManySizes)
  const idOf = new Map<string | null, string | null>([[null, null], ...all.map(({ id, name }) => [name, id] as const)])

  const recolored = new Map<string, string>()
  const said = new Map<string, ImportedVariant>()
  for (const each of variants) {
    checkPlace(each, all.length > 0, sizes.length > 0, fail)
    const color = found?.colors.find(({ name }) => name === each.color)
    if (color && each.hex && color.hex !== each.hex) recolored.set(color.id, each.hex)
    said.set(keyOf({ colorId: idOf.get(each.color) ?? null, size: spelled(each.size) }), each)
  }

  const grid = (all.length > 0 ? all.map(({ id }) => id) : [null]).flatMap((colorId) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({ colorId, size })),
  )
  const before = new Map((found?.variants ?? []).map((each) => [keyOf(each), each]))
  const isUncounted = before.size > 0 && [...before.values()].every(({ onHand }) => onHand === null)
  const leaving = [...before].filter(([key]) => !grid.some((place) => keyOf(place) === key))
  if (leaving.some(([, { reserved }]) => reserved > 0)) {
    fail('color', apiProductsMessages.inCheckout(apiProductsMessages.thisProduct))
  }
  const added = grid
    .filter((place) => !before.has(keyOf(place)))
    .map((place) => {
      const imported = said.get(keyOf(place))
      return {
        productId,
        id: randomUUID(),
        ...place,
        ...variantRow({ ...unsaid, ...imported?.said }),
        onHand: imported?.onHand === undefined ? (isUncounted ? null : 0) : imported.onHand,
      }
    })
  const detailed = [...said].flatMap(([key, imported]) => {
    const existing = before.get(key)
    return existing ? detailOf(existing, imported) : []
  })
  const written = [...said].flatMap(([key, { line }]) => {
    const stored = before.get(key)
    const row = stored ? detailed.find(({ id }) => id === stored.id) : added.find((each) => keyOf(each) === key)
    return row ? [{ line, row, stored }] : []
  })
  for (const { line, row } of written) checkPrices(row, line, fail)
  return {
    colors: all.map(({ id, name }) => ({ id, color: name })),
    newColors,
    recolored: [...recolored].map(([id, hex]) => ({ id, hex })),
    sizes:
      sizes.length > (found?.sizes.length ?? 0) ? sizes.map((size, position) => ({ productId, size, position })) : [],
    added,
    detailed,
    coded: written.map(({ line, row: { id, sku, gtin } }) => ({ id, line, sku, gtin })),
    repriced: written.flatMap(({ line, row: { id, priceCents, oldPriceCents }, stored }) => {
      const isSame = (stored?.priceCents ?? null) === priceCents && (stored?.oldPriceCents ?? null) === oldPriceCents
      return isSame ? [] : [{ id, line, priceCents, oldPriceCents }]
    }),
    removed: leaving.map(([, { id }]) => id),
    counted: [...said].flatMap(([key, { onHand: to, line }]) => {
      const existing = before.get(key)
      if (!existing || to === undefined || to === existing.onHand) return []
      const { id, onHand: from, reserved } = existing
      if (to !== null && to < reserved) {
        fail('onHand', apiImportsMessages.belowReserved(reserved), line)
      }
      const isLeft = (units: number | null) => units === null || units > reserved
      return [{ id, productId, from, to, isBack: !isLeft(from) && isLeft(to) }]
    }),
  }
}

function checkPrices({ priceCents, oldPriceCents }: VariantRow, line: number, fail: Fail): void {
  if (oldPriceCents === null) return
  if (priceCents === null) fail('variantPrice', apiProductsMessages.variantPriceMissing, line)
  else if (oldPriceCents <= priceCents) fail('variantOldPrice', apiProductsMessages.oldPriceTooLow, line)
}

const unsaid: VariantValues = { price: null, oldPrice: null, sku: null, gtin: null, weight: null, cost: null }

function detailOf(existing: Found['variants'][number], { said }: ImportedVariant): DetailedVariant[] {
  const stored = variantValues(existing)
  const values = { ...stored, ...said }
  return variantKeys.some((key) => values[key] !== stored[key]) ? [{ id: existing.id, ...variantRow(values) }] : []
}

/** The stored sizes with those of the file; a new product has them in the order of the file. */
function addSizes(variants: readonly ImportedVariant[], there: readonly string[]): string[] {
  const named = variants
    .flatMap(({ size }) => size ?? [])
    .filter((size, at, all) => all.findIndex((other) => isSameSize(other, size)) === at)
  return there.length > 0 ? withSizes(there, named) : named
}

function addColors(productId: string, variants: readonly ImportedVariant[], there: Found['colors'], fail: Fail) {
  const last = Math.max(-1, ...there.map(({ position }) => position))
  const added: PlannedVariants['newColors'] = []
  for (const { color: name, line, assumedHex, ...said } of variants) {
    const hex = said.hex ?? assumedHex
    const twin = [...there, ...added].find((each) => each.name.toLowerCase() === name?.toLowerCase())
    if (!name || twin?.name === name) continue
    if (twin) fail('color', apiImportsMessages.colorExists(twin.name), line)
    else if (!hex) fail('hex', apiImportsMessages.hexMissing, line)
    else added.push({ productId, id: randomUUID(), position: last + 1 + added.length, name, hex })
  }
  return added
}

function checkPlace(
  { color, size, onHand, said, line }: ImportedVariant,
  hasColors: boolean,
  hasSizes: boolean,
  fail: Fail,
): void {
  // A line without a color, a size and anything of a variant applies to the product as a whole.
  if (onHand === undefined && Object.keys(said).length === 0 && color === null && size === null) return
  if (hasColors && color === null) fail('color', apiImportsMessages.colorMissing, line)
  if (hasSizes && size === null) fail('size', apiImportsMessages.sizeMissing, line)
}

const keyOf = ({ colorId, size }: { colorId: string | null; size: string | null }) => `${colorId} ${size}`
