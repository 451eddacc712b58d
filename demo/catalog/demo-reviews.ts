import { createHash } from 'node:crypto'
import { demoCatalog } from './demo-catalog.ts'
import type { DemoImage, DemoProduct } from './demo-product.ts'
import { accessoriesReviews } from './reviews/accessories.ts'
import { apparelReviews } from './reviews/apparel.ts'
import type { ReviewText } from './reviews/read-reviews.ts'
import { reviewers } from './reviews/reviewers.ts'
import { sunglassesReviews } from './reviews/sunglasses.ts'

export interface DemoReview extends Omit<ReviewText, 'photo'> {
  /** The photo; 960 by 1280 pixels. */
  photo: DemoImage | null
  name: string
  email: string
  daysAgo: number
}

const texts = new Map([...sunglassesReviews, ...apparelReviews, ...accessoriesReviews])
const skus = demoCatalog.map(({ sku }) => sku)

/** The reviews of a product of the demo shop, newest first; the same at every start. */
export function reviewsOf({ sku, category, publishedDaysAgo }: DemoProduct): DemoReview[] {
  const written = texts.get(sku) ?? []
  const names = reviewers[category] ?? []
  return written.map(({ photo, ...text }, index) => {
    // Neighbors in the catalog have other reviewers.
    const name = names[(skus.indexOf(sku) * 7 + index) % names.length] ?? ''
    const spread = (index + drawn(`${sku} ${index}`, 1_000) / 1_000) / (written.length + 1)
    return {
      ...text,
      photo: photo === null ? null : photoOf(photo, name),
      name,
      email: `${name.toLowerCase().replace(/[^a-z]/g, '')}@example.com`,
      daysAgo: Math.ceil(publishedDaysAgo * spread),
    }
  })
}

/** Every photo of the demo reviews. */
export function reviewPhotos(): DemoImage[] {
  return demoCatalog.flatMap(reviewsOf).flatMap(({ photo }) => photo ?? [])
}

function photoOf(photo: string, name: string): DemoImage {
  return { file: `reviews/${photo}.avif`, alt: `Photo by ${name}`, tint: '#b8aa98' }
}

/** An integer below `below` that depends on the text only. */
function drawn(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % below
}
