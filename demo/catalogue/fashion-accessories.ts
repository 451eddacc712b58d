import type { DemoProduct } from './demo-product.ts'
import { gallery, inColors } from './gallery.ts'

export const fashionAccessories: DemoProduct[] = [
  accessory({
    sku: 'MG-F-301',
    name: 'Piazza Leather Tote',
    category: 'Women',
    type: 'Bags',
    brand: 'MG',
    tags: ['leather', 'work', 'bestseller'],
    description:
      'A structured tote in vegetable-tanned leather that darkens where it is touched. It takes a laptop of fourteen inches, a bottle and a book, and still closes. Handles are long enough for the shoulder.',
    priceCents: 29500,
    oldPriceCents: null,
    sizes: [],
    colors: inColors('MG-F-301', { Cognac: '#9a5a2c', Black: '#232121', Bone: '#ddd2be' }, [
      'Structured leather tote in {color}, from the front',
      'The {color} leather tote turned to show its side',
      'Handle and stitching of the {color} tote, close up',
    ]),
    stock: [7, 12, 4],
    publishedDaysAgo: 82,
  }),
  accessory({
    sku: 'MG-F-302',
    name: 'Luna Shoulder Bag',
    category: 'Women',
    type: 'Bags',
    brand: 'MG Atelier',
    tags: ['leather', 'evening', 'new'],
    description:
      'A small crescent that tucks under the arm. The leather is soft and unlined, closed by one zip with a gilt puller. The strap has three lengths and no visible buckle.',
    priceCents: 24000,
    oldPriceCents: 32000,
    sizes: [],
    colors: inColors('MG-F-302', { Black: '#232121', Cognac: '#9a5a2c', Olive: '#6b6a3f' }, [
      'Crescent shoulder bag in {color} leather, from the front',
      'The {color} crescent bag lying down, its strap laid out',
      'Zip and strap ring of the {color} crescent bag, close up',
    ]),
    stock: [9, 0, 5],
    publishedDaysAgo: 14,
  }),
  accessory({
    sku: 'MG-F-303',
    name: 'Riviera Silk Square',
    category: 'Women',
    type: 'Scarves',
    brand: 'MG Riviera',
    tags: ['silk', 'gift'],
    description:
      'A square of silk twill, seventy centimetres a side, printed with a border drawn in our studio. The edges are rolled and sewn by hand. Wear it at the neck, in the hair or on the handle of a bag.',
    priceCents: 8500,
    oldPriceCents: null,
    sizes: [],
    colors: inColors('MG-F-303', { Terracotta: '#b5623f', Ink: '#2c3550', Sage: '#98a288' }, [
      'Printed silk square in {color}, laid flat with soft folds',
      'The {color} silk square folded into a triangle',
      'Rolled edge and print of the {color} silk square, close up',
    ]),
    stock: [15, 18, 8],
    publishedDaysAgo: 40,
  }),
  accessory({
    sku: 'MG-F-304',
    name: 'Alpine Wool Scarf',
    category: 'Unisex',
    type: 'Scarves',
    brand: 'MG',
    tags: ['wool', 'winter', 'gift'],
    description:
      'A generous scarf in brushed lambswool with a twisted fringe. It is two metres long, enough to go round twice. Woven at a mill in the Borders that has done little else since 1870.',
    priceCents: 9500,
    oldPriceCents: 12500,
    sizes: [],
    colors: inColors('MG-F-304', { Camel: '#b58a5a', Grey: '#8d8b88', Forest: '#3c4a3e' }, [
      'Fringed wool scarf in {color}, folded and hanging',
      'The {color} wool scarf folded in a stack',
      'Fringe of the {color} wool scarf, close up',
    ]),
    stock: [14, 21, 0],
    publishedDaysAgo: 260,
  }),
  accessory({
    sku: 'MG-F-305',
    name: 'Corda Leather Belt',
    category: 'Unisex',
    type: 'Belts',
    brand: 'MG',
    tags: ['leather', 'everyday'],
    description:
      'A three-centimetre belt cut from one strip of full-grain leather. The buckle is solid brass and will outlast the strap, which we replace at cost. Measure from the buckle to the hole you use.',
    priceCents: 7800,
    oldPriceCents: null,
    sizes: [75, 85, 95, 105],
    colors: inColors('MG-F-305', { Cognac: '#9a5a2c', Black: '#232121' }, [
      'Rolled leather belt in {color} with a brass buckle',
      'The {color} leather belt lying in a loose curve',
      'Brass buckle and stitching of the {color} belt, close up',
    ]),
    stock: [6, 11, 9, 3, 8, 14, 12, null],
    publishedDaysAgo: 300,
  }),
  accessory({
    sku: 'MG-F-306',
    name: 'Palma Straw Hat',
    category: 'Women',
    type: 'Hats',
    brand: 'MG Riviera',
    tags: ['straw', 'summer'],
    description:
      'A wide-brimmed hat woven from fine wheat straw with a grosgrain band. The brim can be shaped by hand and keeps the shape you give it. An inner drawstring adjusts the fit by a size.',
    priceCents: 11000,
    oldPriceCents: 13500,
    sizes: [56, 58, 60],
    colors: inColors('MG-F-306', { Natural: '#d8bd8c', Black: '#2a2725' }, [
      'Wide-brimmed straw hat in {color} with a ribbon band',
      'The {color} straw hat seen from above',
      'Weave and ribbon of the {color} straw hat, close up',
    ]),
    stock: [5, 9, 2, 3, 4, 0],
    publishedDaysAgo: 31,
  }),
  accessory({
    sku: 'MG-F-307',
    name: 'Dock Bucket Hat',
    category: 'Unisex',
    type: 'Hats',
    brand: 'MG',
    tags: ['cotton', 'everyday'],
    description:
      'A bucket hat in washed cotton canvas with a short, firmly stitched brim. Two eyelets on each side let the air through. It folds flat into a pocket and forgives it.',
    priceCents: 4800,
    oldPriceCents: 6000,
    sizes: [],
    colors: inColors('MG-F-307', { Ecru: '#e6dcc6', Navy: '#2b3448', Olive: '#70704a' }, [
      'Stitched canvas bucket hat in {color}, from the front',
      'The {color} bucket hat seen from above',
    ]),
    stock: [18, 26, 7],
    publishedDaysAgo: 105,
  }),
  accessory({
    sku: 'MG-F-308',
    name: 'Aria Hoop Earrings',
    category: 'Women',
    type: 'Jewellery',
    brand: 'MG Atelier',
    tags: ['hoops', 'gift', 'bestseller'],
    description:
      'Rounded hoops, hollow and light, three centimetres across. They are made of recycled silver, plain or with a thick layer of gold. The hinge disappears when they are closed.',
    priceCents: 6500,
    oldPriceCents: null,
    sizes: [],
    colors: inColors('MG-F-308', { Gold: '#c8a45c', Silver: '#b9bcc0' }, [
      'Pair of rounded hoop earrings in {color}',
      'The {color} hoop earrings lying one upon the other',
      'Polished surface of a {color} hoop earring, close up',
    ]),
    stock: [32, 27],
    publishedDaysAgo: 190,
  }),
  accessory({
    sku: 'MG-F-309',
    name: 'Vero Signet Ring',
    category: 'Unisex',
    type: 'Jewellery',
    brand: 'MG Atelier',
    tags: ['signet', 'gift', 'new'],
    description:
      'A small oval signet in gold-plated recycled silver, left blank. It can be engraved by any jeweller, or kept plain as we do. Sizes are given as in the United States.',
    priceCents: 12000,
    oldPriceCents: null,
    sizes: [5, 6, 7, 8, 9],
    colors: [],
    pictures: gallery('MG-F-309', 'Gold', [
      'Gold signet ring with a plain oval face, from the front',
      'The gold signet ring lying on its side',
      'Oval face of the gold signet ring, close up',
    ]),
    stock: [4, 8, 9, 6, 3],
    publishedDaysAgo: 4,
  }),
]

type Accessory = Omit<DemoProduct, 'subCategory' | 'measurement' | 'pictures'> & Partial<Pick<DemoProduct, 'pictures'>>

function accessory(product: Accessory): DemoProduct {
  return { pictures: [], ...product, subCategory: 'Fashion Accessories', measurement: null }
}
