import * as z from 'zod/mini'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldRules } from '#contract/products/field-rules.ts'
import { type FieldKey, type FieldKind, fieldKeys, fieldOf, type KindValues } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { readColors, readSizes } from './edited-variants.ts'
import { readPrice, writePrice } from './read-number.ts'

/** A product as it is typed; its colors and sizes are JSON. */
export type Details = Record<FieldKey | 'colors' | 'sizes', string>

/** How the values of each kind are formatted for a control and parsed from it; undefined is missing. */
const kinds: {
  [Kind in FieldKind]: { write: (value: KindValues[Kind]) => string; read: (typed: string) => unknown }
} = {
  line: { write: (value) => value, read: (typed) => typed },
  segment: { write: (value) => value, read: (typed) => typed },
  title: { write: (value) => value, read: (typed) => typed },
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

export function readField(key: FieldKey, typed: string): unknown {
  return kinds[fieldOf(key).kind].read(typed)
}

export function detailsOf(product: OwnProduct): Details {
  const typed = fieldKeys.map((key) => [key, write(fieldOf(key).kind, product[key])])
  return {
    ...(Object.fromEntries(typed) as Record<FieldKey, string>),
    colors: JSON.stringify(product.colorVariant.map(({ id, color, hex }) => ({ id, color, hex }))),
    sizes: JSON.stringify(product.sizeVariant.map(({ size }) => String(size))),
  }
}

const rules = z.object(fieldRules)

/** What was typed, once it is right, as the shop takes it. */
export function readDetails(typed: Details): Omit<Input<typeof calls.changeProduct>, 'productId' | 'version'> {
  const fields = z.parse(rules, Object.fromEntries(fieldKeys.map((key) => [key, readField(key, typed[key])])))
  return {
    ...fields,
    colorVariant: readColors(typed.colors),
    sizeVariant: readSizes(typed.sizes).map((size) => ({ size })),
  }
}

/** A field of a product as a person reads it. */
export function sayDetail(key: string, typed: string): string {
  if (key === 'colors')
    return (
      readColors(typed)
        .map(({ color }) => color)
        .join(', ') || adminProductsMessages.none
    )
  if (key === 'sizes') return readSizes(typed).join(', ') || adminProductsMessages.none
  return typed || adminProductsMessages.nothing
}
