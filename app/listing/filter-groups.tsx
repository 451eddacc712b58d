import type { ReactNode } from 'react'
import type { Facets } from '#contract/listing/calls.ts'
import { filterKeys } from '#contract/products/fields.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import { productFieldsMessages } from '#messages/en-US/product-fields.ts'
import { ColorChoices, RatingChoices, SizeChoices, TickChoices } from './filter-choices.tsx'
import type { ListingChoice } from './listing-choice.ts'
import { PriceRange } from './price-range.tsx'

export interface FilterGroup {
  id: string
  title: string
  /** How many of its options are selected. */
  chosen: number
  content: ReactNode
}

/** The filters of a listing, without those that have no options. */
export function filterGroups(choice: ListingChoice, facets: Facets): FilterGroup[] {
  const { colors, sizes, types, ratings } = facets
  const groups: (FilterGroup | false)[] = [
    !choice.type &&
      types.length > 1 && {
        id: 'type',
        title: listingMessages.type,
        chosen: choice.types.length,
        content: <TickChoices name="type" choices={ticksOf(types, choice.types)} />,
      },
    colors.length > 0 && {
      id: 'color',
      title: listingMessages.color,
      chosen: choice.colors.length,
      content: <ColorChoices colors={colors} chosen={choice.colors} />,
    },
    sizes.length > 0 && {
      id: 'size',
      title: listingMessages.size,
      chosen: choice.sizes.length,
      content: <SizeChoices sizes={sizes} chosen={choice.sizes} />,
    },
    ...filterKeys.map(
      (key) =>
        facets.fields[key].length > 0 && {
          id: key,
          title: productFieldsMessages[key],
          chosen: choice.fields[key].length,
          content: <TickChoices name={key} choices={ticksOf(facets.fields[key], choice.fields[key])} />,
        },
    ),
    {
      id: 'price',
      title: listingMessages.price,
      chosen: choice.minPrice === null && choice.maxPrice === null ? 0 : 1,
      content: <PriceRange min={choice.minPrice} max={choice.maxPrice} range={facets.price} />,
    },
    ratings.length > 0 && {
      id: 'rating',
      title: listingMessages.rating,
      chosen: choice.minRating === null ? 0 : 1,
      content: (
        <RatingChoices
          ratings={ratings.map(({ value, count }) => ({ value, count, label: listingMessages.stars(value) }))}
          chosen={choice.minRating}
        />
      ),
    },
    {
      id: 'availability',
      title: listingMessages.availability,
      chosen: Number(choice.available) + Number(choice.sale),
      content: (
        <>
          <TickChoices
            name="available"
            choices={[
              { value: '1', label: listingMessages.inStock, count: facets.available, isChosen: choice.available },
            ]}
          />
          <TickChoices
            name="sale"
            choices={[{ value: '1', label: listingMessages.onSale, count: facets.sale, isChosen: choice.sale }]}
          />
        </>
      ),
    },
  ]
  return groups.filter((group) => group !== false)
}

function ticksOf(counted: Facets['types'], chosen: readonly string[]) {
  return counted.map(({ value, count }) => ({ value, label: value, count, isChosen: chosen.includes(value) }))
}
