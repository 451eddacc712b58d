import type { DemoProduct } from '../demo-product.ts'
import { inColors } from '../gallery.ts'
import { chests, garment, womens } from './garment.ts'

export const knits: DemoProduct[] = [
  garment({
    sku: 'MG-A-105',
    name: 'Fjord Crew Sweater',
    category: 'Unisex',
    type: 'Knitwear',
    brand: 'MG',
    tags: ['wool', 'winter'],
    description:
      'A heavy crew-neck sweater knit from lambswool. Doubled ribbing at the neck, cuffs and hem holds its shape. Expect some pilling in the first few weeks, then very little.',
    priceCents: 14500,
    oldPriceCents: null,
    sizes: chests,
    colors: inColors(
      'MG-A-105',
      { Oatmeal: '#d8cab2', Charcoal: '#4a494a', Rust: '#a4552f' },
      [
        'Crew neck lambswool sweater in {color}, from the front',
        'The {color} lambswool sweater from the back',
        'Ribbed neck of the {color} sweater, close up',
      ],
      'The {color} lambswool sweater on a form: size 38, height 5 ft 9 in',
    ),
    stock: [5, 8, 9, 8, 6, 3, 6, 10, 9, 7, 0, 0, 2, 1, 0],
    publishedDaysAgo: 28,
  }),
  garment({
    sku: 'MG-A-106',
    name: 'Elna Rib Cardigan',
    category: 'Women',
    type: 'Knitwear',
    brand: 'MG',
    tags: ['merino', 'layering'],
    description:
      'A rib-knit cardigan in extra-fine merino with a deep V-neck. Button it up as a top or leave it open as a layer. The horn buttons each have their own grain.',
    priceCents: 13500,
    oldPriceCents: 18000,
    sizes: womens,
    colors: inColors(
      'MG-A-106',
      { Cream: '#ece2cf', Rose: '#c99a92', Forest: '#3c4a3e' },
      [
        'Ribbed merino cardigan in {color} with horn buttons, from the front',
        'The {color} ribbed cardigan from the back',
        'Buttons and ribs of the {color} cardigan, close up',
      ],
      'The {color} ribbed cardigan on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [3, 6, 8, 7, 4, 2, 2, 4, 5, 0, 3, 1, 4, 7, 9, 8, 5, 3],
    publishedDaysAgo: 110,
  }),
  garment({
    sku: 'MG-A-113',
    name: 'Tessa Cotton Tee',
    category: 'Unisex',
    type: 'Shirts',
    brand: 'MG',
    tags: ['cotton', 'everyday', 'bestseller'],
    description:
      'A T-shirt in long-staple cotton, slightly heavier than most. The narrow ribbed neck lies flat under a jacket. The fabric is prewashed, so it keeps its length.',
    priceCents: 4200,
    oldPriceCents: null,
    sizes: chests,
    colors: inColors(
      'MG-A-113',
      { White: '#f4f2ee', Black: '#232121', Sage: '#98a288', Rust: '#a4552f' },
      [
        'Short-sleeved cotton T-shirt in {color}, from the front',
        'The {color} cotton T-shirt from the back',
        'Ribbed neck of the {color} T-shirt, close up',
      ],
      'The {color} cotton T-shirt on a form: size 38, height 5 ft 9 in',
    ),
    stock: [12, 24, 30, 22, 14, 16, 28, 33, 20, 11, 6, 9, 10, 7, 3, 0, 4, 6, 5, 2],
    publishedDaysAgo: 290,
  }),
  garment({
    sku: 'MG-A-114',
    name: 'Lofoten Roll Neck',
    category: 'Unisex',
    type: 'Knitwear',
    brand: 'MG',
    tags: ['wool', 'winter'],
    description:
      'A chunky roll neck in lambswool, knit without a seam at the collar. Fold the collar once or twice. Made for ferry decks and cold platforms.',
    priceCents: 16500,
    oldPriceCents: 21000,
    sizes: chests,
    colors: inColors(
      'MG-A-114',
      { Cream: '#ece2cf', Navy: '#2b3448', Bordeaux: '#5e1f2a' },
      [
        'Roll neck lambswool sweater in {color}, from the front',
        'The {color} roll neck sweater from the back',
        'Turned collar of the {color} roll neck, close up',
      ],
      'The {color} roll neck sweater on a form: size 38, height 5 ft 9 in',
    ),
    stock: [4, 7, 9, 6, 3, 5, 8, 11, 9, 4, 2, 3, 5, 0, 1],
    publishedDaysAgo: 13,
  }),
]
