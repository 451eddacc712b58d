import type { Family } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { ListingChoice } from './listing-choice.ts'

/** The title and description of a listing; null for an unknown category. */
export interface ListingName {
  title: string
  description: string
  family: Family | null
}

/** Finds the names of the chosen category and type. */
export function nameListing(choice: ListingChoice, families: readonly Family[]): ListingName | null {
  if (choice.search) {
    return {
      title: listingMessages.resultsFor(choice.search),
      description: listingMessages.foundFor(choice.search),
      family: null,
    }
  }
  if (choice.search === '') {
    return { title: listingMessages.search, description: listingMessages.searchDescription, family: null }
  }
  const { title: all, description: ofAll } = listingMessages
  if (!choice.subCategory && !choice.type) return { title: all, description: ofAll, family: null }

  const family = families.find(({ slug }) => slug === choice.subCategory)
  if (choice.subCategory && !family) return null
  const descriptions: Record<string, string> = listingMessages.descriptions
  const description = descriptions[family?.slug ?? ''] ?? ofAll
  if (!choice.type) return family ? { title: family.subCategory, description, family } : null

  const types = family ? family.types : families.flatMap((each) => each.types)
  const type = types.find(({ slug }) => slug === choice.type)
  return type ? { title: type.type, description, family: family ?? null } : null
}
