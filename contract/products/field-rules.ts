import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { slug } from '../text.ts'
import { line, paragraphs } from '../typed-text.ts'
import {
  type FieldKey,
  type FieldKind,
  type FieldOf,
  type FieldValue,
  type FilterKey,
  fieldKeys,
  fieldOf,
  filterKeys,
  type KindValues,
  type ProductField,
  productFields,
} from './fields.ts'

/** The error when the form for a new product is incomplete. Source: spec section 5. */
export const allFieldsMissing = 'All the fields are requiered to add a new product...'

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

function priceOr(missing: string) {
  return z
    .number(missing)
    .check(
      z.minimum(0.01, 'A price must be above $0.'),
      z.maximum(1_000_000, 'A price can be at most $1,000,000.'),
      z.refine(hasTwoDecimals, 'A price has at most two decimals.'),
    )
}

/** A price in dollars: above zero, at most $1,000,000, and in whole cents. */
export const salePrice = priceOr('Please enter a price.')

function filled(max: number, message: string) {
  return line(max).check(z.trim(), z.minLength(1, message))
}

type Rules = { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodMiniType<KindValues[Kind], KindValues[Kind]> }

const kindRules: Rules = {
  line: ({ max, missing }) => filled(max, missing),
  segment: ({ max, missing }) =>
    filled(max, missing).check(z.refine((value) => slug(value) !== '', 'Please use letters or digits.')),
  choice: ({ options, missing }) => z.enum(options as readonly string[], missing),
  text: ({ max }) => paragraphs(max),
  tags: () =>
    z
      .array(
        filled(40, 'A tag cannot be empty.').check(z.refine((tag) => !tag.includes(','), 'A tag cannot have commas.')),
      )
      .check(z.maxLength(30, 'A product has at most 30 tags.')),
  price: () => salePrice,
  optionalLine: ({ max, pattern }) =>
    z.nullable(
      pattern
        ? z.string().check(
            z.refine((value) => pattern.test.test(value), pattern.message),
            z.meta({ examples: [pattern.example] }),
          )
        : filled(max, 'Please enter something, or leave it out.'),
    ),
  optionalPrice: () => z.nullable(salePrice),
}

function ruleOf<Kind extends FieldKind>(field: FieldOf<Kind>) {
  return kindRules[field.kind](field)
}

const kindAnswers = {
  line: z.string(),
  segment: z.string(),
  choice: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  price: amount,
  optionalLine: z.nullable(z.string()),
  optionalPrice: z.nullable(amount),
} satisfies { [Kind in FieldKind]: z.ZodMiniType<KindValues[Kind]> }

type Shape<Key extends FieldKey> = { [Each in Key]: z.ZodMiniType<FieldValue<Each>, FieldValue<Each>> }

function shapeOf<Key extends FieldKey>(keys: readonly Key[], make: (field: ProductField) => z.ZodMiniType) {
  return Object.fromEntries(keys.map((key) => [key, make(fieldOf(key))])) as Shape<Key>
}

/** The editable fields of a product. Prices are dollars. */
export const fieldRules = shapeOf(fieldKeys, ruleOf)

/** The selected values of each field that filters a listing. */
export const filterRules = Object.fromEntries(
  filterKeys.map((key) => [key, z.optional(z.array(line(productFields[key].max)).check(z.maxLength(20)))]),
) as { [Key in FilterKey]: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>> }

/** These fields in responses. */
export function answersOf<Key extends FieldKey>(keys: readonly Key[]): Shape<Key> {
  return shapeOf(keys, ({ kind }) => kindAnswers[kind])
}

export const colorFields = {
  color: filled(60, 'Please name the color.'),
  hex: z.string().check(
    z.refine((value) => /^#[0-9a-f]{6}$/.test(value), 'Please choose a color such as #8a5a2b.'),
    z.meta({ examples: ['#8a5a2b'] }),
  ),
}

export const sizeFields = {
  size: z
    .number('Please enter a size as a number.')
    .check(
      z.minimum(0, 'A size cannot be negative.'),
      z.maximum(10_000, 'A size can be at most 10,000.'),
      z.refine(hasTwoDecimals, 'A size has at most two decimals.'),
    ),
}

const imageId = z.prefault(line(60).check(z.minLength(1, allFieldsMissing)), '')

/** The form for a new product. Source: spec section 3, "Admin new-product form". */
export const newProductFields = {
  title: z.prefault(filled(productFields.name.max, allFieldsMissing), ''),
  type: fieldRules.type,
  description: z.prefault(
    paragraphs(productFields.description.max).check(z.trim(), z.minLength(1, allFieldsMissing)),
    '',
  ),
  /** Above the price; equal to it if the product is not reduced. */
  oldPrice: priceOr(allFieldsMissing),
  price: priceOr(allFieldsMissing),
  quantity: z
    .int(allFieldsMissing)
    .check(z.minimum(0, 'The stock cannot be negative.'), z.maximum(1_000_000, 'That is too many units.')),
  /** The uploaded images: the main one, and the one shown on hover. */
  mainPicture: imageId,
  otherPicture: z.prefault(
    z
      .array(line(60).check(z.minLength(1, allFieldsMissing)))
      .check(z.minLength(1, allFieldsMissing), z.maxLength(30, 'Please choose at most 30 images.')),
    [],
  ),
  category: fieldRules.category,
  subCategory: fieldRules.subCategory,
  /** Generated if omitted. */
  sku: z.optional(fieldRules.sku),
  colorVariant: z._default(
    z.array(z.object(colorFields)).check(z.maxLength(30, 'A product has at most 30 colors.')),
    [],
  ),
  sizeVariant: z._default(z.array(z.object(sizeFields)).check(z.maxLength(60, 'A product has at most 60 sizes.')), []),
}
