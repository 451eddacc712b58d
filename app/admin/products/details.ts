import * as z from 'zod/mini'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldRules } from '#contract/products/field-rules.ts'
import { type FieldKey, type FieldKind, fieldKeys, fieldOf, type KindValues } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { readPrice, writePrice } from './read-number.ts'

export interface EditedColor {
  /** Null for a color that is not saved yet. */
  id?: string
  color: string
  hex: string
}

/** The fields of a product as typed. */
export type TypedFields = Record<FieldKey, string>

/** A product as typed. */
export interface Details extends TypedFields {
  colors: readonly EditedColor[]
  sizes: readonly number[]
}

/** How the values of each kind are formatted for a control and parsed from it; undefined is missing. */
const kinds: {
  [Kind in FieldKind]: { write: (value: KindValues[Kind]) => string; read: (typed: string) => unknown }
} = {
  line: { write: (value) => value, read: (typed) => typed },
  segment: { write: (value) => value, read: (typed) => typed },
  choice: { write: (value) => value, read: (typed) => typed },
  text: { write: (value) => value, read: (typed) => typed },
  tags: { write: (value) => value.join(', '), read: (typed) => splitTags(typed) },
  price: { write: writePrice, read: (typed) => readPrice(typed) ?? undefined },
  optionalLine: { write: (value) => value ?? '', read: (typed) => typed.trim() || null },
  optionalPrice: { write: writePrice, read: readPrice },
}

function splitTags(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

function write<Kind extends FieldKind>(kind: Kind, value: unknown): string {
  return kinds[kind].write(value as KindValues[Kind])
}

const detailLabels = {
  ...(Object.fromEntries(fieldKeys.map((key) => [key, fieldOf(key).label])) as Record<FieldKey, string>),
  colors: 'Colors',
  sizes: 'Sizes',
} satisfies Record<keyof Details, string>

export function detailsOf(product: OwnProduct): Details {
  const typed = fieldKeys.map((key) => [key, write(fieldOf(key).kind, product[key])])
  return {
    ...(Object.fromEntries(typed) as TypedFields),
    colors: product.colorVariant,
    sizes: product.sizeVariant.map(({ size }) => size),
  }
}

const rules = z.object(fieldRules)

/** The parsed values, or the errors by field. */
export function readDetails(
  typed: Details,
):
  | { fields: Omit<Input<typeof calls.changeProduct>, 'productId' | 'version'>; errors: null }
  | { fields: null; errors: Partial<Record<keyof Details, string>> } {
  const { colors, sizes } = typed
  const read = z.safeParse(
    rules,
    Object.fromEntries(fieldKeys.map((key) => [key, kinds[fieldOf(key).kind].read(typed[key])])),
  )
  if (read.success) {
    const wrong = wrongOldPrice(read.data)
    if (wrong) return { fields: null, errors: { oldPrice: wrong } }
    const variants = { colorVariant: [...colors], sizeVariant: sizes.map((size) => ({ size })) }
    return { fields: { ...read.data, ...variants }, errors: null }
  }
  const messages = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  return { fields: null, errors: Object.fromEntries(messages.toReversed()) }
}

function wrongOldPrice({ price, oldPrice }: z.output<typeof rules>): string | null {
  return oldPrice !== null && oldPrice <= price ? 'The old price must be above the price.' : null
}

/** The fields in which two versions of a product differ, with both texts. */
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
