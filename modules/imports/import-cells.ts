import * as z from 'zod/mini'
import type { OtherColumn, ProductColumn } from '#contract/imports/product-columns.ts'
import { colorFields, fieldRules } from '#contract/products/field-rules.ts'
import {
  type FieldKey,
  type FieldKind,
  fieldKeys,
  fieldOf,
  type KindValues,
  type ProductValues,
} from '#contract/products/fields.ts'
import { normalGtin } from '#contract/products/gtin.ts'
import { productStatuses } from '#contract/products/own-product.ts'
import { maxSizeLength } from '#contract/products/size.ts'
import { normalSize } from '#contract/products/size-order.ts'
import { variantRules } from '#contract/products/variant-fields.ts'
import { line } from '#contract/typed-text.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'

const money = z.pipe(
  z.string().check(z.regex(/^\p{Sc}?\d{1,9}(\.\d{1,3})?$/u, { error: () => apiImportsMessages.priceInvalid })),
  z.transform((cell) => Number(cell.replace(/^\p{Sc}/u, ''))),
)
const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    schema,
  ])
const emptyAsNull = z.pipe(
  z.string(),
  z.transform((cell) => cell || null),
)
const list = z.pipe(
  z.string(),
  z.transform((cell) =>
    cell
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)
const ids = z.pipe(
  list,
  z
    .array(
      z
        .string()
        .check(z.regex(/^(?:[\w-]{1,60}|https?:\/\/\S{1,2000})$/i, { error: () => apiImportsMessages.imageInvalid })),
    )
    .check(z.maxLength(60, { error: () => apiImportsMessages.tooManyImages })),
)

type CellRule<Value> = z.ZodMiniType<Value, string>

const kindCells: { [Kind in FieldKind]: (rule: z.ZodMiniType<KindValues[Kind], KindValues[Kind]>) => z.ZodMiniType } = {
  line: (rule) => rule,
  segment: (rule) => rule,
  title: (rule) => rule,
  text: (rule) => rule,
  tags: (rule) => z.pipe(list, rule),
  price: (rule) => z.pipe(money, rule),
  optionalLine: (rule) => z.pipe(emptyAsNull, rule),
  optionalPrice: (rule) => z.pipe(orNull(money), rule),
}

type FieldCells = { [Key in FieldKey]: CellRule<ProductValues[Key]> }

const fieldCells = Object.fromEntries(
  fieldKeys.map((key) => [key, cellOf(fieldOf(key).kind, fieldRules[key])]),
) as FieldCells

function cellOf<Kind extends FieldKind>(kind: Kind, rule: z.ZodMiniType) {
  return kindCells[kind](rule as z.ZodMiniType<KindValues[Kind], KindValues[Kind]>)
}

const otherCells = {
  status: z.enum(productStatuses, { error: () => apiImportsMessages.statusInvalid }),
  images: ids,
  color: orNull(colorFields.color),
  hex: orNull(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((cell) => cell.toLowerCase()),
      ),
      colorFields.hex,
    ),
  ),
  size: orNull(
    z.pipe(
      line(maxSizeLength),
      z.transform((cell) => normalSize(cell)),
    ),
  ),
  variantPrice: z.pipe(orNull(money), variantRules.price),
  variantOldPrice: z.pipe(orNull(money), variantRules.oldPrice),
  variantSku: z.pipe(emptyAsNull, variantRules.sku),
  gtin: z.pipe(
    z.pipe(
      z.string(),
      z.transform((cell) => normalGtin(cell) || null),
    ),
    variantRules.gtin,
  ),
  weight: z.pipe(
    orNull(
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/, { error: () => apiImportsMessages.weightInvalid })),
        z.transform(Number),
      ),
    ),
    variantRules.weight,
  ),
  cost: z.pipe(orNull(money), variantRules.cost),
  onHand: orNull(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, { error: () => apiImportsMessages.stockInvalid })),
      z.pipe(
        z.transform(Number),
        z.number().check(z.maximum(1_000_000, { error: () => apiImportsMessages.stockTooHigh })),
      ),
    ),
  ),
  colorImages: ids,
} satisfies Record<OtherColumn, z.ZodMiniType>

/** The parser of each column. An empty cell is null where the column allows it, and an error otherwise. */
export const cellRules = { ...fieldCells, ...otherCells }

export type Cells = { [Column in ProductColumn]: z.output<(typeof cellRules)[Column]> }
