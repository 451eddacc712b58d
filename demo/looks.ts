import type { DemoImage } from './catalog/demo-product.ts'
import { imageTints } from './catalog/image-tints.ts'
import { lookSpots } from './catalog/look-spots.ts'

/** Where a product of the catalog is seen in an image: shares of its width and height from the upper left. */
export interface DemoSpot {
  sku: string
  color: string
  x: number
  y: number
}

/** An editorial still life of products of the catalog, all at one scale. */
export interface DemoLook {
  slug: string
  title: string
  /** Under `demo/images/looks`; landscape looks have 2400 by 1600 pixels, portrait ones 1600 by 2000. */
  image: DemoImage
  shape: 'landscape' | 'portrait'
  /** The middle of each product in it. */
  spots: readonly DemoSpot[]
}

/** The looks of the demo shop, in the order in which they are shown. */
export const demoLooks: DemoLook[] = [
  look(
    'noon-on-the-terrace',
    'landscape',
    'Noon on the terrace',
    'Straw hat, tortoise sunglasses and an ivory claw clip around a sage silk square, seen from above',
  ),
  look(
    'monday-at-nine',
    'portrait',
    'Monday at nine',
    'Cognac leather tote, and before it round black sunglasses on a book and a rolled black belt',
  ),
  look(
    'late-table',
    'landscape',
    'Late table',
    'Black crescent bag, champagne silk scrunchie, gold hoops and a signet ring on brick red',
  ),
  look(
    'first-frost',
    'portrait',
    'First frost',
    'Gray check scarf on a block, and before it a navy bucket hat and silver pilot sunglasses',
  ),
  look(
    'hair-up',
    'landscape',
    'Hair up',
    'Forest velvet headband, sage silk scrunchie, honey claw clip and a pearl barrette on rose',
  ),
  look(
    'packed-light',
    'portrait',
    'Packed light',
    'Camel wool scarf, loosely coiled cognac belt and gold aviator sunglasses, seen from above',
  ),
]

function look(slug: string, shape: DemoLook['shape'], title: string, alt: string): DemoLook {
  const file = `looks/${slug}.avif`
  return { slug, title, shape, image: { file, alt, tint: imageTints[file] ?? '#e9e2d8' }, spots: lookSpots[slug] ?? [] }
}
