import type { ProductColumn } from '#contract/imports/product-columns.ts'
import { isGtin, normalGtin } from '#contract/products/gtin.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Cells } from '../import-cells.ts'
import { readCell } from '../read-cell.ts'
import type { ImportedProduct, ImportedVariant } from '../read-import.ts'
import type { TableError } from '../read-table.ts'
import { hexOfName, unknownHex } from './color-hexes.ts'
import { htmlText } from './html-text.ts'
import type { OtherProduct, OtherVariant } from './other-product.ts'

/** What reading a product of another shop adds to: errors refuse the file, notes say what is left out. */
export interface Findings {
  errors: TableError[]
  notes: TableError[]
}

/** Longer paths of categories have the two narrowest. */
const levels = 2

/** A product of another shop as one of a file of our own: its categories, colors, sizes, prices and stock. */
export function toImported(other: OtherProduct, findings: Findings): ImportedProduct | null {
  const before = findings.errors.length
  const { line } = other
  const read: Read = (column, text, at = line) => readCell(column, text, { line: at, column }, findings.errors)
  const optional = (column: ProductColumn, text: string | undefined) =>
    text === undefined ? {} : { [column]: read(column, text) }

  const [wide = apiImportsMessages.other, narrow = wide] = other.path.slice(-levels)
  const [cheapest = other.variants[0]] = other.variants.toSorted((one, two) => Number(one.price) - Number(two.price))
  if (!cheapest) return null
  const price = read('price', cheapest.price, cheapest.line)
  const oldPrice = oldPriceOf(cheapest)
  const values: Partial<Cells> = {
    ...optional('name', other.name),
    ...optional('brand', other.brand),
    category: other.category,
    ...optional('subCategory', wide),
    ...optional('type', narrow),
    ...optional('tags', other.tags),
    ...optional('description', other.html === undefined ? undefined : htmlText(other.html)),
    ...(price !== undefined && { price }),
    oldPrice: read('oldPrice', oldPrice, cheapest.line),
    status: other.status,
  }
  const sku = read('sku', other.sku)
  const variants = other.variants.map((each) => variantOf(each, cheapest, read, findings))
  refuseTwins(variants, findings)
  if (sku === undefined || findings.errors.length > before) return null
  return { line, sku, values, variants, otherShop: { images: other.images } }
}

type Read = <Column extends ProductColumn>(column: Column, text: string, at?: number) => Cells[Column] | undefined

function variantOf(variant: OtherVariant, cheapest: OtherVariant, read: Read, { notes }: Findings): ImportedVariant {
  const { line, options } = variant
  const color = options.find(({ name }) => isColor(name))?.value ?? null
  const others = options.filter(({ name }) => !isColor(name)).map(({ value }) => value)
  const isUsual = Number(variant.price) === Number(cheapest.price) && oldPriceOf(variant) === oldPriceOf(cheapest)
  const barcode = normalGtin(variant.barcode)
  const isBarcode = barcode === '' || isGtin(barcode)
  if (!isBarcode) notes.push({ line, column: 'gtin', message: apiImportsMessages.barcodeLeftOut })
  const hex = color === null ? null : hexOfName(color)
  if (color !== null && hex === null) {
    notes.push({ line, column: 'color', message: apiImportsMessages.colorUnknown(color) })
  }
  return {
    line,
    color: read('color', color ?? '', line) ?? null,
    hex: null,
    ...(color !== null && { assumedHex: hex ?? unknownHex }),
    size: read('size', others.join(' / '), line) ?? null,
    onHand: variant.onHand === undefined ? undefined : read('onHand', variant.onHand, line),
    images: undefined,
    image: variant.image,
    said: {
      price: read('variantPrice', isUsual ? '' : variant.price, line) ?? null,
      oldPrice: read('variantOldPrice', isUsual ? '' : oldPriceOf(variant), line) ?? null,
      sku: read('variantSku', variant.sku, line) ?? null,
      gtin: isBarcode && barcode ? barcode : null,
      weight: read('weight', variant.weight, line) ?? null,
      ...(variant.cost !== undefined && { cost: read('cost', variant.cost, line) ?? null }),
    },
  }
}

function refuseTwins(variants: readonly ImportedVariant[], { errors }: Findings): void {
  const first = new Map<string, number>()
  for (const { line, color, size } of variants) {
    const key = `${color} ${size}`.toLowerCase()
    const twin = first.get(key)
    if (twin === undefined) first.set(key, line)
    else errors.push({ line, column: 'color', message: apiImportsMessages.lineTwice(twin) })
  }
}

/** Many shops have an old price that is not above the price where nothing is reduced. */
const oldPriceOf = ({ price, oldPrice }: OtherVariant) => (Number(oldPrice) > Number(price) ? oldPrice : '')

const isColor = (name: string) => /^(colou?rs?|farben?|couleurs?|colore?s?|kleur)$/i.test(name.trim())
