import type { ListingFilter } from '#contract/listing/calls.ts'
import { filterKeys } from '#contract/products/fields.ts'
import type { ListingChoice } from './listing-choice.ts'

/** The filter of the catalog call for a listing; empty choices are omitted. */
export function listingFilter(choice: ListingChoice): ListingFilter {
  const min = choice.minPrice
  const max = choice.maxPrice
  const isReversed = min !== null && max !== null && min > max
  return {
    ...(choice.category && { category: choice.category }),
    ...(choice.subCategory && { subCategory: choice.subCategory }),
    ...(choice.type && { type: choice.type }),
    ...(choice.collection && { collection: choice.collection }),
    ...(choice.search && { search: choice.search }),
    ...(choice.types.length > 0 && { types: choice.types }),
    ...(choice.colors.length > 0 && { colors: choice.colors }),
    ...(choice.sizes.length > 0 && { sizes: choice.sizes }),
    ...selectedFields(choice),
    ...(min !== null && { minPrice: isReversed ? max : min }),
    ...(max !== null && { maxPrice: isReversed ? min : max }),
    ...(choice.minRating !== null && { minRating: choice.minRating }),
    ...(choice.available && { available: true }),
    ...(choice.sale && { sale: true }),
  }
}

function selectedFields({ fields }: ListingChoice): Partial<ListingChoice['fields']> {
  return Object.fromEntries(filterKeys.flatMap((key) => (fields[key].length > 0 ? [[key, fields[key]]] : [])))
}
