import type { DemoProduct } from '../demo-product.ts'
import { inColors } from '../gallery.ts'
import { garment, womens } from './garment.ts'

export const trousers: DemoProduct[] = [
  garment({
    sku: 'MG-A-107',
    name: 'Sabine Wide Trousers',
    category: 'Women',
    type: 'Trousers',
    brand: 'MG Atelier',
    tags: ['tailoring', 'wide leg'],
    description:
      'High-waisted trousers with a pressed crease and a wide, straight leg. The wool crepe drapes beautifully and shakes out its wrinkles overnight. Hems are left long for tailoring.',
    priceCents: 15500,
    oldPriceCents: null,
    sizes: womens,
    colors: inColors('MG-A-107', { Ivory: '#ebe4d6', Black: '#232222', Camel: '#b58a5a' }, [
      'High-waisted wide leg trousers in {color} on a leg form: US size 4, height 5 ft 7 in',
      'The {color} wide leg trousers from the back',
      'Waistband and pressed crease of the {color} trousers, close up',
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
      'Pleated trousers in dense cotton twill, easy through the thigh and tapered below the knee. Side buttons adjust the waist, so you can skip the belt. They are garment-washed and will not shrink further.',
    priceCents: 14000,
    oldPriceCents: null,
    sizes: [28, 30, 32, 34, 36],
    colors: inColors('MG-A-108', { Stone: '#c9bfae', Navy: '#2b3448' }, [
      'Tapered pleated trousers in {color} cotton twill on a leg form: size 32, height 5 ft 9 in',
      'The {color} pleated trousers from the back, with two buttons',
      'Waistband of the {color} trousers with buttons at the front and side, close up',
    ]),
    stock: [4, 9, 13, 12, 7, 5, 10, 11, 9, 6],
    publishedDaysAgo: 133,
  }),
  garment({
    sku: 'MG-A-111',
    name: 'Gozo Linen Shorts',
    category: 'Men',
    type: 'Trousers',
    brand: 'MG Riviera',
    tags: ['linen', 'summer', 'new'],
    description:
      'Pleated linen shorts that end above the knee. The waistband is flat in front and gathered at the back. Hang them on a chair and they dry in an afternoon.',
    priceCents: 8900,
    oldPriceCents: null,
    sizes: [28, 30, 32, 34, 36],
    colors: inColors('MG-A-111', { Sand: '#d3bf9f', Navy: '#2b3448', Olive: '#70704a' }, [
      'Pleated linen shorts in {color} on a leg form: size 32, height 5 ft 9 in',
      'The {color} linen shorts from the back',
      'Waistband and pleats of the {color} shorts, close up',
    ]),
    stock: [5, 9, 11, 8, 4, 6, 8, 8, 5, 2, 3, 7, 6, 0, 1],
    publishedDaysAgo: 8,
  }),
  garment({
    sku: 'MG-A-112',
    name: 'Nora Linen Skirt',
    category: 'Women',
    type: 'Skirts',
    brand: 'MG Riviera',
    tags: ['linen', 'midi', 'summer'],
    description:
      'A long linen skirt, gathered at the waist and buttoned all the way down. Leave the lowest buttons open for movement. The linen is the same as in our Amalfi dress.',
    priceCents: 12800,
    oldPriceCents: 15800,
    sizes: womens,
    colors: inColors(
      'MG-A-112',
      { Ecru: '#e6dcc6', Terracotta: '#b5623f', Black: '#232121' },
      [
        'Long buttoned linen skirt in {color}, from the front',
        'The {color} linen skirt from the back',
        'Buttons and gathers of the {color} skirt, close up',
      ],
      'The {color} linen skirt on a form: US size 4, height 5 ft 7 in',
    ),
    stock: [3, 6, 7, 5, 3, 1, 2, 5, 6, 4, 0, 2, 6, 9, 8, 7, 5, 2],
    publishedDaysAgo: 64,
  }),
  garment({
    sku: 'MG-A-116',
    name: 'Lia Cropped Culottes',
    category: 'Women',
    type: 'Trousers',
    brand: 'MG',
    tags: ['cotton', 'tailoring', 'wide leg'],
    description:
      'Culottes with deep pleats and a mid-calf hem. Standing still, they pass for a skirt. The cotton twill has enough weight to stay put in the wind.',
    priceCents: 11800,
    oldPriceCents: 14500,
    sizes: womens,
    colors: inColors('MG-A-116', { Stone: '#c9bfae', Forest: '#3c4a3e' }, [
      'Wide cropped culottes in {color} on a leg form: US size 4, height 5 ft 7 in',
      'The {color} culottes from the back',
      'Waistband and deep pleats of the {color} culottes, close up',
    ]),
    stock: [2, 5, 8, 7, 4, 1, 3, 6, 7, 5, 2, 0],
    publishedDaysAgo: 118,
  }),
]
