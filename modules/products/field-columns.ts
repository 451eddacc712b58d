import { alias } from 'drizzle-orm/pg-core'
import { toAmount, toCents } from '#contract/money.ts'
import {
  blankProduct,
  cardKeys,
  type FieldKey,
  type FieldValue,
  fieldKeys,
  fieldOf,
  type PriceKey,
  type ProductValues,
} from '#contract/products/fields.ts'
import { products } from '#db/tables/products.ts'

/** The columns of the table of products under the alias `p` of the hand-written SQL. */
export const p = alias(products, 'p')

type Column<Key extends FieldKey> = Key extends PriceKey ? `${Key}Cents` : Key
/** The fields as stored in a row: prices are in whole cents. */
export type FieldRow<Key extends FieldKey = FieldKey> = { [Each in Key as Column<Each>]: FieldValue<Each> }

const isPrice = (key: FieldKey) => ['price', 'optionalPrice'].includes(fieldOf(key).kind)

const columns = new Map(fieldKeys.map((key) => [key, isPrice(key) ? `${key}Cents` : key]))

function columnOf<Key extends FieldKey>(key: Key): Column<Key> {
  return columns.get(key) as Column<Key>
}

/** The columns of these fields, to be selected of `p`. A field without a column does not compile. */
export function fieldColumns<Key extends FieldKey>(keys: readonly Key[]): Pick<typeof p, Column<Key>> {
  return Object.fromEntries(keys.map((key) => [columnOf(key), p[columnOf(key)]])) as Pick<typeof p, Column<Key>>
}

/** The fields of a row under their names in the contract. */
export function valuesOf<Key extends FieldKey>(keys: readonly Key[], row: FieldRow<Key>): Pick<ProductValues, Key> {
  const cells: Record<string, unknown> = row
  const values: Record<string, unknown> = {}
  for (const key of keys) {
    const column: string = columnOf(key)
    const value = cells[column]
    values[key] = column !== key && typeof value === 'number' ? toAmount(value) : value
  }
  return values as Pick<ProductValues, Key>
}

/** Picks the fields among these values, as stored in a row. */
export function fieldRow<Values extends { [Key in FieldKey]?: ProductValues[Key] | undefined }>(values: Values) {
  const said = fieldKeys.filter((key) => values[key] !== undefined)
  const cells = said.map((key) => {
    const value = values[key]
    return [columnOf(key), isPrice(key) && typeof value === 'number' ? toCents(value) : value]
  })
  return Object.fromEntries(cells) as FieldRow<Extract<keyof Values, FieldKey>>
}

/** The default row of a new product. */
export const initialRow = fieldRow(blankProduct)

/** The columns of all fields. */
export const allFieldColumns = fieldColumns(fieldKeys)

/** What shoppers read instead of the prices that the owner set: those of the cheapest variant now. */
const shownPrices = { priceCents: p.lowestPriceCents, oldPriceCents: p.lowestOldPriceCents }

/** The columns of cards. */
export const cardFieldColumns = { ...fieldColumns(cardKeys), ...shownPrices }

/** The columns of all fields as shoppers read them. */
export const shownFieldColumns = { ...allFieldColumns, ...shownPrices }
