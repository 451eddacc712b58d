import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { line } from '../typed-text.ts'
import {
  type FieldKey,
  type FieldKind,
  type FieldValue,
  type FilterKey,
  fieldOf,
  filterKeys,
  type KindValues,
  type ProductField,
  productFields,
} from './fields.ts'

const kindAnswers = {
  line: z.string(),
  segment: z.string(),
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  price: amount,
  optionalLine: z.nullable(z.string()),
  optionalPrice: z.nullable(amount),
} satisfies { [Kind in FieldKind]: z.ZodMiniType<KindValues[Kind]> }

/** The schemas of these fields. */
type Shape<Key extends FieldKey> = { [Each in Key]: z.ZodMiniType<FieldValue<Each>, FieldValue<Each>> }

/** A schema for each of these fields. */
export function shapeOf<Key extends FieldKey>(
  keys: readonly Key[],
  make: (field: ProductField, key: FieldKey) => z.ZodMiniType,
) {
  return Object.fromEntries(keys.map((key) => [key, make(fieldOf(key), key)])) as Shape<Key>
}

/** The selected values of each field that filters a listing. */
export const filterRules = Object.fromEntries(
  filterKeys.map((key) => [key, z.optional(z.array(line(productFields[key].max)).check(z.maxLength(20)))]),
) as { [Key in FilterKey]: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>> }

/** These fields in responses. */
export function answersOf<Key extends FieldKey>(keys: readonly Key[]): Shape<Key> {
  return shapeOf(keys, ({ kind }) => kindAnswers[kind])
}
