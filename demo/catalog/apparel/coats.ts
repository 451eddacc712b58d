import type { DemoProduct } from '../demo-product.ts'
import { gallery, inColors } from '../gallery.ts'
import { chests, garment, womens } from './garment.ts'

export const coats: DemoProduct[] = [
  garment({
    sku: 'MG-A-109',
    name: 'Harlow Wool Coat',
    category: 'Women',
    type: 'Outerwear',
    brand: 'MG Atelier',
    tags: ['wool', 'winter', 'statement'],
    description:
      'A long single-breasted coat in double-faced wool. The edges are finished by hand, so it needs no lining. With a sweater underneath it is warm enough for freezing days.',
    priceCents: 32000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors(
      'MG-A-109',
      { Camel: '#b58a5a', Charcoal: '#4a494a' },
      [
        'Long single-breasted wool coat in {color}, from the front',
        'The long {color} wool coat from the back',
        'Lapel and button of the {color} wool coat, close up',
      ],
      'The long {color} wool coat on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [1, 3, 5, 4, 2, 0, 2, 3, 4, 4, 1, 1],
    publishedDaysAgo: 9,
  }),
  garment({
    sku: 'MG-A-110',
    name: 'Lido Chore Jacket',
    category: 'Men',
    type: 'Outerwear',
    brand: 'MG',
    tags: ['cotton', 'workwear'],
    description:
      'A classic chore jacket with three patch pockets and a plain collar. The indigo cotton drill starts out stiff and softens with every wash. Felled seams are neat inside and out.',
    priceCents: 19500,
    oldPriceCents: 26000,
    sizes: chests,
    colors: [],
    images: gallery('MG-A-110', 'Indigo', [
      'Indigo cotton chore jacket with three patch pockets, from the front',
      'The indigo chore jacket from the back',
      'Collar and pocket stitching of the indigo chore jacket, close up',
      'The indigo chore jacket on a form: size 38, height 5 ft 9 in',
    ]),
    stock: [4, 6, 8, 5, 0],
    publishedDaysAgo: 74,
  }),
]
