import * as z from 'zod/mini'
import { slug } from '../text.ts'
import { line, paragraphs } from '../typed-text.ts'
import { subCategories } from './categories.ts'

/** Said where something of the form for a new product is not filled in. Source: spec section 5. */
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

/** A word that stands in addresses, so some of it must be letters or digits. */
function place(message: string) {
  return filled(60, message).check(z.refine((value) => slug(value) !== '', 'Please use letters or digits.'))
}

export const skuField = filled(60, 'Please enter a SKU.')

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

/** What an owner may say of any product. Prices are dollars. */
export const productFields = {
  sku: skuField,
  name: filled(200, 'Please enter a title.'),
  description: paragraphs(10_000),
  brand: filled(60, 'Please enter a brand.'),
  category: place('Please enter a category.'),
  subCategory: z.enum(subCategories, 'Please choose a sub-category.'),
  type: place('Please enter a type.'),
  tags: z
    .array(
      filled(40, 'A tag cannot be empty.').check(z.refine((tag) => !tag.includes(','), 'A tag cannot have commas.')),
    )
    .check(z.maxLength(30, 'A product has at most 30 tags.')),
  price: salePrice,
  oldPrice: z.nullable(salePrice),
  measurement: z.nullable(
    z.string().check(
      z.refine(
        (value) => /^\d{1,3}-\d{1,3}-\d{1,3}$/.test(value),
        'Please enter three numbers in millimetres, such as 52-18-140.',
      ),
      z.meta({ examples: ['52-18-140'] }),
    ),
  ),
}

const imageId = z.prefault(line(60).check(z.minLength(1, allFieldsMissing)), '')

/** The form for a new product. Source: spec section 3, "Admin new-product form". */
export const newProductFields = {
  title: z.prefault(filled(200, allFieldsMissing), ''),
  type: place('Please enter a type.'),
  description: z.prefault(paragraphs(10_000).check(z.trim(), z.minLength(1, allFieldsMissing)), ''),
  /** Above the price; equal to it where the product is not reduced. */
  oldPrice: priceOr(allFieldsMissing),
  price: priceOr(allFieldsMissing),
  quantity: z
    .int(allFieldsMissing)
    .check(z.minimum(0, 'The stock cannot be negative.'), z.maximum(1_000_000, 'That is too many pieces.')),
  /** What the upload answered: the image shown first, and those behind it. */
  mainPicture: imageId,
  otherPicture: z.prefault(
    z
      .array(line(60).check(z.minLength(1, allFieldsMissing)))
      .check(z.minLength(1, allFieldsMissing), z.maxLength(30, 'Please choose at most 30 images.')),
    [],
  ),
  category: place('Please enter a category.'),
  subCategory: z.enum(subCategories, 'Please choose a sub-category.'),
  /** Left out, one is made. */
  sku: z.optional(skuField),
  colorVariant: z._default(
    z.array(z.object(colorFields)).check(z.maxLength(30, 'A product has at most 30 colors.')),
    [],
  ),
  sizeVariant: z._default(z.array(z.object(sizeFields)).check(z.maxLength(60, 'A product has at most 60 sizes.')), []),
}
