import { createHash } from 'node:crypto'
import type { DemoProduct } from './demo-product.ts'
import { anyReviews, familyReviews, type ReviewText, reviewers } from './review-texts.ts'

export interface DemoReview extends ReviewText {
  name: string
  email: string
  daysAgo: number
}

/** The reviews of a product: many for a best seller, few or none for most; the same at every start. */
export function reviewsOf(product: DemoProduct): DemoReview[] {
  const texts = shuffled([...(familyReviews[product.subCategory] ?? []), ...anyReviews], product.sku)
  const names = shuffled(reviewers, `${product.sku} by`)
  return texts.slice(0, countOf(product)).map((text, index) => {
    const name = names[index % names.length] ?? 'Ines M.'
    return {
      ...text,
      name,
      email: `${name.toLowerCase().replace(/[^a-z]/g, '')}@example.com`,
      daysAgo: Math.ceil(
        (product.publishedDaysAgo * (index + drawn(`${product.sku} ${index}`, 1_000) / 1_000)) / (texts.length + 1),
      ),
    }
  })
}

function countOf({ sku, tags, publishedDaysAgo }: DemoProduct): number {
  if (publishedDaysAgo < 14) return 0
  return tags.includes('bestseller') ? 13 + drawn(sku, 9) : Math.max(0, drawn(sku, 10) - 2)
}

function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, index) => ({ item, turn: drawn(`${seed} ${index}`, 2 ** 30) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ item }) => item)
}

/** An integer below `below` that depends on the text only. */
function drawn(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % below
}
