import type { DemoProduct } from './demo-product.ts'
import { gallery, inColors } from './gallery.ts'

const womens = [34, 36, 38, 40, 42, 44]
const chests = [36, 38, 40, 42, 44]

export const apparel: DemoProduct[] = [
  garment({
    sku: 'MG-A-101',
    name: 'Amalfi Linen Dress',
    category: 'Women',
    type: 'Dresses',
    brand: 'MG Riviera',
    tags: ['linen', 'midi', 'summer'],
    description:
      'A sleeveless midi dress in washed European linen, fitted to the waist and loose below it. Two pockets are set into the side seams. It creases, as linen does, and looks the better for it.',
    priceCents: 18900,
    oldPriceCents: 24000,
    sizes: womens,
    colors: inColors('MG-A-101', { Sand: '#d3bf9f', White: '#f1ede5', Terracotta: '#b5623f' }, [
      'Sleeveless linen midi dress in {color}, from the front',
      'The {color} linen dress from the back',
      'Neckline and linen weave of the {color} dress, close up',
    ]),
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
      'A bias-cut slip dress that follows the body and never clings. The satin is heavy enough to be worn without a lining. Straps adjust at the back by a small gilt slide.',
    priceCents: 21000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors('MG-A-102', { Champagne: '#d9c3a0', Black: '#201e1e', Sage: '#98a288' }, [
      'Satin slip dress in {color} with thin straps, from the front',
      'The {color} slip dress from the back, with crossed straps',
      'Cowl neckline of the {color} satin dress, close up',
    ]),
    stock: [2, 5, 8, 8, 4, 2, 6, 10, 12, 11, 6, 3, 0, 0, 4, 3, 1, 0],
    publishedDaysAgo: 88,
  }),
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
    sku: 'MG-A-105',
    name: 'Fjord Crew Sweater',
    category: 'Unisex',
    type: 'Knitwear',
    brand: 'MG',
    tags: ['wool', 'winter'],
    description:
      'A heavy crew neck knitted from undyed and piece-dyed lambswool. The ribs at neck, cuff and hem are doubled so that they keep their shape. Expect a little pilling in the first weeks, then none.',
    priceCents: 14500,
    oldPriceCents: null,
    sizes: chests,
    colors: inColors('MG-A-105', { Oatmeal: '#d8cab2', Charcoal: '#4a494a', Rust: '#a4552f' }, [
      'Crew neck lambswool sweater in {color}, from the front',
      'The {color} lambswool sweater from the back',
      'Ribbed neck of the {color} sweater, close up',
    ]),
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
      'A fine ribbed cardigan in extra-fine merino with a deep V neck. Close it and it is a top, open it and it is a light layer. The buttons are horn, so no two are quite alike.',
    priceCents: 13500,
    oldPriceCents: 18000,
    sizes: womens,
    colors: inColors('MG-A-106', { Cream: '#ece2cf', Rose: '#c99a92', Forest: '#3c4a3e' }, [
      'Ribbed merino cardigan in {color} with horn buttons, from the front',
      'The {color} ribbed cardigan from the back',
      'Buttons and ribs of the {color} cardigan, close up',
    ]),
    stock: [3, 6, 8, 7, 4, 2, 2, 4, 5, 0, 3, 1, 4, 7, 9, 8, 5, 3],
    publishedDaysAgo: 110,
  }),
  garment({
    sku: 'MG-A-107',
    name: 'Sabine Wide Trousers',
    category: 'Women',
    type: 'Trousers',
    brand: 'MG Atelier',
    tags: ['tailoring', 'wide leg'],
    description:
      'High-waisted trousers with a pressed crease and a wide, straight leg. The cloth is a wool crêpe that falls well and travels without complaint. Hems are left long, to be finished at your height.',
    priceCents: 15500,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors('MG-A-107', { Ivory: '#ebe4d6', Black: '#232222', Camel: '#b58a5a' }, [
      'High-waisted wide leg trousers in {color}, from the front',
      'The {color} wide leg trousers from the back',
      'Waistband and pleats of the {color} trousers, close up',
    ]),
    stock: [2, 7, 9, 9, 5, 2, 6, 11, 14, 12, 8, 5, 1, 3, 4, 0, 2, 0],
    publishedDaysAgo: 19,
  }),
  garment({
    sku: 'MG-A-108',
    name: 'Ettore Pleated Trousers',
    category: 'Men',
    type: 'Trousers',
    brand: 'MG',
    tags: ['tailoring', 'cotton'],
    description:
      'Single-pleat trousers in a dense cotton twill, easy through the thigh and tapered below the knee. Side adjusters take the place of a belt. They are garment washed, so the size you try is the size you keep.',
    priceCents: 14000,
    oldPriceCents: null,
    sizes: [28, 30, 32, 34, 36],
    colors: inColors('MG-A-108', { Stone: '#c9bfae', Navy: '#2b3448' }, [
      'Tapered pleated trousers in {color} cotton twill, from the front',
      'The {color} pleated trousers from the back, with welt pockets',
      'Waistband and side adjuster of the {color} trousers, close up',
    ]),
    stock: [4, 9, 13, 12, 7, 5, 10, 11, 9, 6],
    publishedDaysAgo: 133,
  }),
  garment({
    sku: 'MG-A-109',
    name: 'Harlow Wool Coat',
    category: 'Women',
    type: 'Outerwear',
    brand: 'MG Atelier',
    tags: ['wool', 'winter', 'statement'],
    description:
      'A long single-breasted coat in double-faced wool, sewn by hand along the edges so that it needs no lining. The lapel is wide and rolls without pressing. It is warm to about zero degrees with a sweater under it.',
    priceCents: 32000,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors('MG-A-109', { Camel: '#b58a5a', Charcoal: '#4a494a' }, [
      'Long single-breasted wool coat in {color}, from the front',
      'The long {color} wool coat from the back, with a centre vent',
      'Lapel and button of the {color} wool coat, close up',
    ]),
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
      'A work jacket with three patch pockets and a plain collar, made in indigo cotton drill. It starts stiff and softens with every wash. The seams are felled, so it may be worn open or inside out.',
    priceCents: 19500,
    oldPriceCents: 26000,
    sizes: chests,
    colors: [],
    pictures: gallery('MG-A-110', 'Indigo', [
      'Indigo cotton chore jacket with three patch pockets, from the front',
      'The indigo chore jacket from the back',
      'Collar and pocket stitching of the indigo chore jacket, close up',
    ]),
    stock: [4, 6, 8, 5, 0],
    publishedDaysAgo: 74,
  }),
]

type Garment = Omit<DemoProduct, 'subCategory' | 'measurement' | 'pictures'> & Partial<Pick<DemoProduct, 'pictures'>>

function garment(product: Garment): DemoProduct {
  return { pictures: [], ...product, subCategory: 'Apparel', measurement: null }
}
