import type { Family } from '#contract/listing/calls.ts'
import { freeShipping } from '#contract/shipping/free-shipping.ts'
import type { ListingChoice } from './listing-choice.ts'

/** The title and description of a listing; null for an unknown category. */
export interface ListingName {
  title: string
  description: string
  family: Family | null
}

const allWords = `Sunglasses, apparel and the small things that finish an outfit. Made in small runs, ${freeShipping.clause}.`

const familyWords: Record<string, string> = {
  sunglasses: 'Frames cut from acetate and drawn in wire. Every lens blocks all UVA and UVB light.',
  apparel: 'Linen, poplin, satin and wool, cut to be worn for years and repaired when they need it.',
  'hair-accessories': 'Clips, barrettes and bands in the acetate of our frames, polished by hand.',
  'fashion-accessories': 'Bags, scarves, belts, hats and jewellery: what an outfit is remembered for.',
}

/** Finds the names of the chosen category and type. */
export function nameListing(choice: ListingChoice, families: readonly Family[]): ListingName | null {
  if (choice.search) {
    return {
      title: `Results for “${choice.search}”`,
      description: `What we found for “${choice.search}”.`,
      family: null,
    }
  }
  if (choice.search === '') {
    return { title: 'Search', description: 'Search by name, brand, tag, color or number.', family: null }
  }
  if (!choice.subCategory && !choice.type) return { title: 'All Products', description: allWords, family: null }

  const family = families.find(({ slug }) => slug === choice.subCategory)
  if (choice.subCategory && !family) return null
  const description = familyWords[family?.slug ?? ''] ?? allWords
  if (!choice.type) return family ? { title: family.subCategory, description, family } : null

  const types = family ? family.types : families.flatMap((each) => each.types)
  const type = types.find(({ slug }) => slug === choice.type)
  return type ? { title: type.type, description, family: family ?? null } : null
}
