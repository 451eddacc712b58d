import * as z from 'zod/mini'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { productFields } from '#contract/products/product-fields.ts'
import { readPrice, writePrice } from './read-number.ts'

export interface EditedColor {
  /** None for a color that is not saved yet. */
  id?: string
  color: string
  hex: string
}

/** What is said of a product, as it is typed. */
export interface Details {
  name: string
  sku: string
  description: string
  brand: string
  category: string
  subCategory: string
  type: string
  tags: string
  price: string
  oldPrice: string
  measurement: string
  colors: readonly EditedColor[]
  sizes: readonly number[]
}

export const detailLabels: Record<keyof Details, string> = {
  name: 'Title',
  sku: 'SKU',
  description: 'Description',
  brand: 'Brand',
  category: 'Category',
  subCategory: 'Sub-category',
  type: 'Type',
  tags: 'Tags',
  price: 'Price, $',
  oldPrice: 'Old price, $',
  measurement: 'Measurement',
  colors: 'Colors',
  sizes: 'Sizes',
}

export function detailsOf(product: OwnProduct): Details {
  const { name, sku, description, brand, category, subCategory, type } = product
  return {
    ...{ name, sku, description, brand, category, subCategory, type },
    tags: product.tags.join(', '),
    price: writePrice(product.price),
    oldPrice: writePrice(product.oldPrice),
    measurement: product.measurement ?? '',
    colors: product.colorVariant,
    sizes: product.sizeVariant.map(({ size }) => size),
  }
}

const rules = z.object(productFields)
type Fields = z.output<typeof rules>

/** What was typed as the shop takes it, or what is wrong with it, by field. */
export function readDetails(
  typed: Details,
):
  | { fields: Omit<Input<typeof calls.changeProduct>, 'productId' | 'version'>; errors: null }
  | { fields: null; errors: Partial<Record<keyof Details, string>> } {
  const { colors, sizes, ...texts } = typed
  const read = z.safeParse(rules, {
    ...texts,
    tags: typed.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    price: readPrice(typed.price) ?? undefined,
    oldPrice: readPrice(typed.oldPrice),
    measurement: typed.measurement.trim() || null,
  })
  if (read.success) {
    const wrong = wrongOldPrice(read.data)
    if (wrong) return { fields: null, errors: { oldPrice: wrong } }
    const variants = { colorVariant: [...colors], sizeVariant: sizes.map((size) => ({ size })) }
    return { fields: { ...read.data, ...variants }, errors: null }
  }
  const messages = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  return { fields: null, errors: Object.fromEntries(messages.toReversed()) }
}

function wrongOldPrice({ price, oldPrice }: Fields): string | null {
  return oldPrice !== null && oldPrice <= price ? 'The old price must be above the price.' : null
}

/** Fields in which two states of a product differ, with both their texts. */
export function compareDetails(before: Details, after: Details) {
  const names = Object.keys(detailLabels) as (keyof Details)[]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, label: detailLabels[name], before: say(before[name]), after: say(after[name]) }))
}

function say(value: Details[keyof Details]): string {
  if (typeof value === 'string') return value || 'nothing'
  return value.map((each) => (typeof each === 'number' ? each : each.color)).join(', ') || 'none'
}
