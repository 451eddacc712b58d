import { currencySymbol } from '#contract/money.ts'
import { filterKeys } from '#contract/products/fields.ts'
import type { ListingChoice } from './listing-choice.ts'
import { fromStart, listingHref } from './listing-href.ts'

/** An active filter in words, and the URL of the listing without it. */
export interface Chip {
  label: string
  href: string
}

/** The active filters, as shown above the list. */
export function chipsOf(choice: ListingChoice): Chip[] {
  const chip = (label: string, without: Partial<ListingChoice>): Chip => ({
    label,
    href: listingHref({ ...fromStart(choice), ...without }),
  })
  const { category, types, colors, sizes, fields, minPrice, maxPrice, minRating } = choice
  return [
    ...(category ? [chip(category, { category: null })] : []),
    ...types.map((type) => chip(type, { types: types.filter((other) => other !== type) })),
    ...colors.map((color) => chip(color, { colors: colors.filter((other) => other !== color) })),
    ...sizes.map((size) => chip(`Size ${size}`, { sizes: sizes.filter((other) => other !== size) })),
    ...filterKeys.flatMap((key) =>
      fields[key].map((value) => {
        const others = fields[key].filter((other) => other !== value)
        return chip(value, { fields: { ...fields, [key]: others } })
      }),
    ),
    ...(minPrice !== null || maxPrice !== null
      ? [chip(priceWords(minPrice, maxPrice), { minPrice: null, maxPrice: null })]
      : []),
    ...(minRating !== null ? [chip(ratingWords(minRating), { minRating: null })] : []),
    ...(choice.available ? [chip('In stock', { available: false })] : []),
    ...(choice.sale ? [chip('On sale', { sale: false })] : []),
  ]
}

function priceWords(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${currencySymbol}${max}`
  if (max === null) return `From ${currencySymbol}${min}`
  return `${currencySymbol}${Math.min(min, max)} to ${currencySymbol}${Math.max(min, max)}`
}

export function ratingWords(stars: number): string {
  return stars === 5 ? '5 stars' : `${stars} stars and up`
}
