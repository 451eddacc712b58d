import type { DemoProduct } from '../demo-product.ts'
import { inColors } from '../gallery.ts'
import { chests, garment, womens } from './garment.ts'

export const shirts: DemoProduct[] = [
  garment({
    sku: 'MG-A-103',
    name: 'Marin Poplin Shirt',
    category: 'Women',
    type: 'Shirts',
    brand: 'MG',
    tags: ['cotton', 'everyday', 'bestseller'],
    description:
      'A crisp cotton poplin shirt with a soft collar and a curved hem. The shoulders are dropped, so it layers easily over a tee. The buttons are mother-of-pearl.',
    priceCents: 11000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors(
      'MG-A-103',
      { White: '#f4f2ee', 'Sky Stripe': '#a9bfd4' },
      [
        'Long-sleeved poplin shirt in {color}, from the front',
        'The {color} poplin shirt from the back, with a yoke and a curved hem',
        'Collar and buttons of the {color} poplin shirt, close up',
      ],
      'The {color} poplin shirt on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [7, 14, 18, 15, 9, 4, 5, 8, 9, 10, 6, null],
    publishedDaysAgo: 240,
  }),
  garment({
    sku: 'MG-A-104',
    name: 'Bellini Camp Shirt',
    category: 'Men',
    type: 'Shirts',
    brand: 'MG Riviera',
    tags: ['linen', 'summer'],
    description:
      'A short-sleeved camp shirt with an open collar, a chest pocket and a straight hem. The fabric is half linen, half cotton: dry to the touch and slow to wrinkle. Cut to wear untucked.',
    priceCents: 9800,
    oldPriceCents: 13000,
    sizes: chests,
    colors: inColors(
      'MG-A-104',
      { Ecru: '#e6dcc6', Olive: '#70704a', Navy: '#2b3448' },
      [
        'Short-sleeved camp collar shirt in {color}, from the front',
        'The {color} camp collar shirt from the back',
        'Open collar and breast pocket of the {color} shirt, close up',
      ],
      'The {color} camp shirt on a form: size 38, height 5 ft 9 in',
    ),
    stock: [6, 9, 11, 8, 3, 5, 7, 7, 0, 2, 8, 12, 10, 9, 4],
    publishedDaysAgo: 52,
  }),
  garment({
    sku: 'MG-A-115',
    name: 'Tomas Check Overshirt',
    category: 'Men',
    type: 'Outerwear',
    brand: 'MG',
    tags: ['wool', 'workwear', 'winter'],
    description:
      'Part shirt, part jacket, in a brushed wool check. It buttons to the neck and has a chest pocket. Layer it over a T-shirt in fall and under a coat in winter.',
    priceCents: 18500,
    oldPriceCents: null,
    sizes: chests,
    colors: inColors(
      'MG-A-115',
      { 'Forest Check': '#3c4a3e', 'Rust Check': '#a4552f' },
      [
        'Buttoned wool overshirt in {color}, from the front',
        'The {color} overshirt from the back',
        'Collar and check of the {color} overshirt, close up',
      ],
      'The {color} overshirt on a form: size 38, height 5 ft 9 in',
    ),
    stock: [3, 6, 8, 6, 2, 4, 5, 7, 4, 0],
    publishedDaysAgo: 36,
  }),
]
