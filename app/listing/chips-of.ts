import { formatRound } from '#contract/money.ts'
import { filterKeys } from '#contract/products/fields.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
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
    ...sizes.map((size) => chip(listingMessages.sizeOf(size), { sizes: sizes.filter((other) => other !== size) })),
    ...filterKeys.flatMap((key) =>
      fields[key].map((value) => {
        const others = fields[key].filter((other) => other !== value)
        return chip(value, { fields: { ...fields, [key]: others } })
      }),
    ),
    ...(minPrice !== null || maxPrice !== null
      ? [chip(priceWords(minPrice, maxPrice), { minPrice: null, maxPrice: null })]
      : []),
    ...(minRating !== null ? [chip(listingMessages.stars(minRating), { minRating: null })] : []),
    ...(choice.available ? [chip(listingMessages.inStock, { available: false })] : []),
    ...(choice.sale ? [chip(listingMessages.onSale, { sale: false })] : []),
  ]
}

function priceWords(min: number | null, max: number | null): string {
  if (max === null) return listingMessages.priceFrom(formatRound(min ?? 0))
  if (min === null) return listingMessages.priceUpTo(formatRound(max))
  return listingMessages.priceBetween(formatRound(Math.min(min, max)), formatRound(Math.max(min, max)))
}
