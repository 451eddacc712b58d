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
      'A crisp cotton poplin shirt with a soft collar and a slightly long back. The shoulder is dropped by two centimetres, so it can be worn open over other things. Buttons are cut from mother-of-pearl.',
    priceCents: 11000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors('MG-A-103', { White: '#f4f2ee', 'Sky Stripe': '#a9bfd4' }, [
      'Long-sleeved poplin shirt in {color}, from the front',
      'The {color} poplin shirt from the back, with a box pleat',
      'Collar and buttons of the {color} poplin shirt, close up',
    ]),
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
      'A short-sleeved shirt with an open camp collar and a straight hem. The cloth is half linen and half cotton, dry to the touch and slow to crease. It is cut to be worn outside the trousers.',
    priceCents: 9800,
    oldPriceCents: 13000,
    sizes: chests,
    colors: inColors('MG-A-104', { Ecru: '#e6dcc6', Olive: '#70704a', Navy: '#2b3448' }, [
      'Short-sleeved camp collar shirt in {color}, from the front',
      'The {color} camp collar shirt from the back',
      'Open collar and breast pocket of the {color} shirt, close up',
    ]),
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
      'Half shirt, half jacket, in a brushed wool check. Three patch pockets hold what a coat would. Wear it over a T-shirt in autumn and under a coat in winter.',
    priceCents: 18500,
    oldPriceCents: null,
    sizes: chests,
    colors: inColors('MG-A-115', { 'Forest Check': '#3c4a3e', 'Rust Check': '#a4552f' }, [
      'Wool overshirt in {color} with three patch pockets, from the front',
      'The {color} overshirt from the back',
      'Collar and check of the {color} overshirt, close up',
    ]),
    stock: [3, 6, 8, 6, 2, 4, 5, 7, 4, 0],
    publishedDaysAgo: 36,
  }),
]
