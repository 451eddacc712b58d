import type { DemoProduct } from '../demo-product.ts'
import { inColors } from '../gallery.ts'
import { garment, womens } from './garment.ts'

export const dresses: DemoProduct[] = [
  garment({
    sku: 'MG-A-101',
    name: 'Amalfi Linen Dress',
    category: 'Women',
    type: 'Dresses',
    brand: 'MG Riviera',
    tags: ['linen', 'midi', 'summer'],
    description:
      'A sleeveless midi dress in washed European linen, fitted to the waist and gathered below. Two pockets are hidden in the side seams. Linen creases, and this one wears its creases well.',
    priceCents: 18900,
    oldPriceCents: 24000,
    sizes: womens,
    colors: inColors(
      'MG-A-101',
      { Sand: '#d3bf9f', White: '#f1ede5', Terracotta: '#b5623f' },
      [
        'Sleeveless linen midi dress in {color}, from the front',
        'The {color} linen dress from the back',
        'Neckline and linen weave of the {color} dress, close up',
      ],
      'The {color} linen dress on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [4, 9, 12, 8, 5, 2, 3, 6, 7, 7, 0, 1, 0, 2, 5, 6, 3, 0],
    publishedDaysAgo: 45,
  }),
  garment({
    sku: 'MG-A-102',
    name: 'Colette Slip Dress',
    category: 'Women',
    type: 'Dresses',
    brand: 'MG Atelier',
    tags: ['satin', 'evening', 'bestseller'],
    description:
      'A bias-cut slip dress that skims the body. The satin is heavy enough to wear without a lining. Slim straps cross at the back, and the neckline falls in a soft cowl.',
    priceCents: 21000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors(
      'MG-A-102',
      { Champagne: '#d9c3a0', Black: '#201e1e', Sage: '#98a288' },
      [
        'Satin slip dress in {color} with thin straps, from the front',
        'The {color} slip dress from the back, with crossed straps',
        'Cowl neckline of the {color} satin dress, close up',
      ],
      'The {color} slip dress on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [2, 5, 8, 8, 4, 2, 6, 10, 12, 11, 6, 3, 0, 0, 4, 3, 1, 0],
    publishedDaysAgo: 88,
  }),
]
