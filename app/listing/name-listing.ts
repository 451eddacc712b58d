import type { Category } from '#contract/categories/calls.ts'
import type { Api } from '#contract/index.ts'
import type { Family } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { ListingChoice } from './listing-choice.ts'

/** How a listing presents itself, and the family that it is in. */
export interface ListingName extends Pick<Category, 'title' | 'text' | 'image'> {
  /** Those of its page for search engines. */
  metaTitle: string
  description: string
  family: Family | null
}

/**
 * Finds the category or collection of a listing at its current or a former path; null for a search. Refuses an unknown one
 * with 404.
 */
export async function findPlace({ categories, collections }: Api, choice: ListingChoice): Promise<Category | null> {
  if (choice.search !== null) return null
  if (choice.collection) {
    const { slug, ...collection } = (await collections.findCollection({ slug: choice.collection })).collection
    return { ...collection, path: slug }
  }
  return (await categories.findCategory({ path: pathOf(choice) })).category
}

/** The choice in the category found for it, if it was asked for under a former path; null under the current one. */
export function movedChoice(choice: ListingChoice, { path }: Category): ListingChoice | null {
  if (path === pathOf(choice)) return null
  if (choice.collection) return { ...choice, collection: path }
  if (choice.subCategory === null) return null
  const [subCategory = null, type = null] = path.split('/')
  return { ...choice, subCategory, type }
}

function pathOf({ subCategory, type, collection }: ListingChoice): string {
  return collection ?? [subCategory ?? 'all', ...(type ? [type] : [])].join('/')
}

/** The name of a listing in its category; null is a search. */
export function nameListing(
  choice: ListingChoice,
  families: readonly Family[],
  category: Category | null,
): ListingName {
  if (!category) {
    const [title, description] = choice.search
      ? [listingMessages.resultsFor(choice.search), listingMessages.foundFor(choice.search)]
      : [listingMessages.search, listingMessages.searchDescription]
    return { title, metaTitle: title, description, text: '', image: null, family: null }
  }
  const { title, text, image, seoTitle, seoDescription } = category
  return {
    ...{ title, text, image },
    metaTitle: seoTitle || title,
    description: seoDescription || text || listingMessages.shopFor(title),
    family: families.find(({ slug }) => slug === choice.subCategory) ?? null,
  }
}
