import * as z from 'zod/mini'
import { apiProductsMessages as m } from '#messages/en-US/api/products.ts'
import { isChargeable } from '../currencies.ts'
import { shopCurrency } from '../currency.ts'
import { formatRound, toAmount, toCents } from '../money.ts'
import { slug } from '../text.ts'
import { line, paragraphs } from '../typed-text.ts'
import { shapeOf } from './field-shapes.ts'
import {
  type FieldKey,
  type FieldKind,
  type FieldOf,
  type FilledKey,
  fieldKeys,
  type KindValues,
  type PatternKey,
  productFields,
} from './fields.ts'
import { maxSizeLength } from './size.ts'

/** The error when the form for a new product is incomplete. Source: spec section 5. */
const allFieldsMissing = { error: () => m.allFieldsMissing }

/** $1,000,000, or as many of the smallest units of another currency. */
const maxPriceCents = 100_000_000

function priceOr(missing: { error: () => string }) {
  return z.number(missing).check(
    z.positive({ error: () => m.priceTooLow }),
    z.refine((price) => toCents(price) <= maxPriceCents, {
      error: () => m.priceTooHigh(formatRound(toAmount(maxPriceCents))),
    }),
    z.refine(isChargeable, { error: () => m.priceDecimals[shopCurrency().decimals] ?? '' }),
  )
}

/** A price: above zero, at most $1,000,000, and in whole units of the currency that a card can be charged. */
export const salePrice = priceOr({ error: () => m.priceMissing })

function filled(max: number, message: () => string) {
  return line(max).check(z.trim(), z.minLength(1, { error: message }))
}

type Rules = {
  [Kind in FieldKind]: (field: FieldOf<Kind>, key: FieldKey) => z.ZodMiniType<KindValues[Kind], KindValues[Kind]>
}

/** The error of an empty field. Each that needs one has it. */
const missing = (key: FieldKey) => () => (m.fieldsMissing satisfies Record<FilledKey, string> as FieldTexts)[key] ?? ''

/** The error of a field that does not match its pattern. */
const invalid = (key: FieldKey) => () => (m.fieldsInvalid satisfies Record<PatternKey, string> as FieldTexts)[key] ?? ''

type FieldTexts = Partial<Record<FieldKey, string>>

export const maxProductTags = 30

const kindRules: Rules = {
  line: ({ max }, key) => filled(max, missing(key)),
  segment: ({ max }, key) =>
    filled(max, missing(key)).check(z.refine((value) => slug(value) !== '', { error: () => m.segmentInvalid })),
  title: ({ max }, key) => filled(max, missing(key)),
  text: ({ max }) => paragraphs(max),
  tags: () =>
    z
      .array(filled(40, () => m.tagEmpty).check(z.refine((tag) => !tag.includes(','), { error: () => m.tagComma })))
      .check(z.maxLength(maxProductTags, { error: () => m.tooManyTags })),
  price: () => salePrice,
  optionalLine: ({ max, pattern }, key) =>
    z.nullable(
      pattern
        ? z.string().check(
            z.refine((value) => pattern.test.test(value), { error: invalid(key) }),
            z.meta({ examples: [pattern.example] }),
          )
        : filled(max, () => m.optionalEmpty),
    ),
  optionalPrice: () => z.nullable(salePrice),
}

function ruleOf<Kind extends FieldKind>(field: FieldOf<Kind>, key: FieldKey) {
  return kindRules[field.kind](field, key)
}

/** The editable fields of a product. Prices are in the shop's currency. */
export const fieldRules = shapeOf(fieldKeys, ruleOf)

export const colorFields = {
  color: filled(60, () => m.colorMissing),
  hex: z.string().check(
    z.refine((value) => /^#[0-9a-f]{6}$/.test(value), { error: () => m.hexInvalid }),
    z.meta({ examples: ['#8a5a2b'] }),
  ),
}

export const sizeFields = {
  size: z.union([
    z.number().check(z.minimum(0), z.maximum(10_000)),
    line(maxSizeLength).check(z.trim(), z.minLength(1, { error: () => m.sizeMissing })),
  ]),
}

const imageId = z.prefault(line(60).check(z.minLength(1, allFieldsMissing)), '')

/** The form for a new product. Source: spec section 3, "Admin new-product form". */
export const newProductFields = {
  title: z.prefault(filled(productFields.name.max, allFieldsMissing.error), ''),
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
    .check(z.minimum(0, { error: () => m.stockNegative }), z.maximum(1_000_000, { error: () => m.stockTooHigh })),
  /** The uploaded images: the main one, and the one shown on hover. */
  mainPicture: imageId,
  otherPicture: z.prefault(
    z
      .array(line(60).check(z.minLength(1, allFieldsMissing)))
      .check(z.minLength(1, allFieldsMissing), z.maxLength(30, { error: () => m.tooManyImages })),
    [],
  ),
  /** The alt texts of the images; those not named have none yet. */
  altTexts: z._default(z.array(z.object({ imageId: line(60), alt: line(200) })).check(z.maxLength(31)), []),
  category: fieldRules.category,
  subCategory: fieldRules.subCategory,
  /** Generated if omitted. */
  sku: z.optional(fieldRules.sku),
  colorVariant: z._default(z.array(z.object(colorFields)).check(z.maxLength(30, { error: () => m.tooManyColors })), []),
  sizeVariant: z._default(z.array(z.object(sizeFields)).check(z.maxLength(60, { error: () => m.tooManySizes })), []),
}
