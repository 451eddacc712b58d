import type { DemoProduct } from './demo-product.ts'
import { gallery, inColors } from './gallery.ts'

export const hairAccessories: DemoProduct[] = [
  accessory({
    sku: 'MG-H-201',
    name: 'Sienna Claw Clip',
    type: 'Claw Clips',
    brand: 'MG',
    tags: ['acetate', 'thick hair', 'bestseller'],
    description:
      'A large claw clip in polished acetate, about 4.3 inches long. The gold-tone spring holds thick hair all day without pulling. Rounded teeth are gentle on the scalp.',
    priceCents: 2800,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-201',
      { Tortoise: '#7a4a25', Ivory: '#e8dfce', Olive: '#6b6a3f', Black: '#1d1b1a' },
      [
        'Large claw clip in {color} acetate, from the side',
        'The {color} claw clip half open, showing its teeth',
        'Spring and polished edge of the {color} claw clip, close up',
      ],
      'The {color} claw clip beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [46, 30, 0, 38],
    publishedDaysAgo: 160,
  }),
  accessory({
    sku: 'MG-H-202',
    name: 'Nina Mini Claw',
    type: 'Claw Clips',
    brand: 'MG',
    tags: ['acetate', 'fine hair'],
    description:
      'A small claw clip for half-up hair, or a pair at the temples. It is cut from leftover sunglasses acetate, so the colors change with the season. About two inches long.',
    priceCents: 1800,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-202',
      { Honey: '#c98a3c', Rose: '#c98f8a', Slate: '#56626b' },
      ['Small claw clip in {color} acetate, from the side', 'Two small {color} claw clips, one of them open'],
      'The small {color} claw clip beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [52, 27, 33],
    publishedDaysAgo: 17,
  }),
  accessory({
    sku: 'MG-H-203',
    name: 'Silk Scrunchie',
    type: 'Scrunchies',
    brand: 'MG Atelier',
    tags: ['silk', 'gentle', 'bestseller'],
    description:
      'A full scrunchie in 19-momme mulberry silk. Silk glides over hair, so it leaves no crease and causes less breakage. Five colors, from champagne to ink.',
    priceCents: 2400,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-203',
      { Champagne: '#d9c3a0', Black: '#201e1e', Blush: '#d9aca0', Sage: '#98a288', Ink: '#2c3550' },
      [
        'Gathered silk scrunchie in {color}',
        'Two {color} silk scrunchies, one leaning on the other',
        'Folds of the {color} silk, close up',
      ],
      'The {color} silk scrunchie beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [25, 41, 18, 22, 0],
    publishedDaysAgo: 200,
  }),
  accessory({
    sku: 'MG-H-204',
    name: 'Velvet Scrunchie',
    type: 'Scrunchies',
    brand: 'MG',
    tags: ['velvet', 'winter'],
    description:
      'A soft scrunchie in cotton velvet with a short, dense pile. The wide elastic holds a heavy ponytail. We make it once a year, for winter.',
    priceCents: 1800,
    oldPriceCents: 2400,
    colors: inColors(
      'MG-H-204',
      { Bordeaux: '#5e1f2a', Forest: '#2f4336', Navy: '#27304a' },
      [
        'Velvet scrunchie in {color}',
        'Two {color} velvet scrunchies, one leaning on the other',
        'Pile and folds of the {color} velvet, close up',
      ],
      'The {color} velvet scrunchie beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [0, 0, 0],
    publishedDaysAgo: 340,
  }),
  accessory({
    sku: 'MG-H-205',
    name: 'Linea Barrette',
    type: 'Barrettes',
    brand: 'MG',
    tags: ['acetate', 'minimal'],
    description:
      'A simple acetate bar, gently curved and 3.5 inches long. The French clasp shuts with a firm click. Use it on a low ponytail or to sweep one side back.',
    priceCents: 2600,
    oldPriceCents: 3400,
    colors: inColors(
      'MG-H-205',
      { Tortoise: '#7a4a25', Black: '#1d1b1a', Honey: '#c98a3c' },
      ['Long bar barrette in {color} acetate', 'Two {color} bar barrettes side by side, one turned to show the clasp'],
      'The {color} bar barrette beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [16, 20, 11],
    publishedDaysAgo: 66,
  }),
  accessory({
    sku: 'MG-H-206',
    name: 'Perla Barrette',
    type: 'Barrettes',
    brand: 'MG Atelier',
    tags: ['pearl', 'evening', 'gift'],
    description:
      'Nine freshwater pearls on a gold-tone clasp. They are sorted by hand, with the largest in the middle. It arrives in a linen gift box.',
    priceCents: 4200,
    oldPriceCents: null,
    colors: [],
    images: gallery('MG-H-206', 'Pearl', [
      'Gilt barrette set with a row of nine pearls',
      'The pearl barrette lying at an angle with its clasp open',
      'Pearls of the barrette, close up',
      'The pearl barrette beside a card the size of a bank card, 3.4 by 2.1 in',
    ]),
    stock: [23],
    publishedDaysAgo: 23,
  }),
  accessory({
    sku: 'MG-H-207',
    name: 'Camille Padded Headband',
    type: 'Headbands',
    brand: 'MG',
    tags: ['satin', 'statement'],
    description:
      'A padded headband in matte satin, 1.5 inches at its highest point. The flexible core does not press behind the ears. A cotton lining keeps it from slipping.',
    priceCents: 3800,
    oldPriceCents: 4800,
    colors: inColors(
      'MG-H-207',
      { Black: '#201e1e', Ivory: '#e8dfce', Bordeaux: '#5e1f2a' },
      [
        'Padded satin headband in {color}, from the front',
        'The {color} padded headband seen from the side',
        'Crown of the {color} padded headband, close up',
      ],
      'The {color} padded headband beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [13, 9, 6],
    publishedDaysAgo: 140,
  }),
  accessory({
    sku: 'MG-H-208',
    name: 'Paula Wide Claw',
    type: 'Claw Clips',
    brand: 'MG Riviera',
    tags: ['acetate', 'thick hair', 'new'],
    description:
      'A wide claw with nine teeth for hair that slips out of other clips. The translucent acetate picks up the color underneath. It opens wider than it looks.',
    priceCents: 3200,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-208',
      { Honey: '#c98a3c', Bordeaux: '#5e1f2a', Black: '#1d1b1a' },
      [
        'Wide claw clip in {color} acetate, from the side',
        'The wide {color} claw clip half open, showing its teeth',
        'Spring and edge of the wide {color} claw clip, close up',
      ],
      'The wide {color} claw clip beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [19, 14, 26],
    publishedDaysAgo: 7,
  }),
  accessory({
    sku: 'MG-H-209',
    name: 'Linen Scrunchie',
    type: 'Scrunchies',
    brand: 'MG Riviera',
    tags: ['linen', 'summer', 'gentle'],
    description:
      "Made from the offcuts of our linen dresses. Washed linen has some grip, so you need one twist fewer. The colors follow this year's dresses.",
    priceCents: 1800,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-209',
      { Sand: '#d3bf9f', Terracotta: '#b5623f', Ecru: '#e6dcc6' },
      [
        'Gathered linen scrunchie in {color}',
        'Two {color} linen scrunchies, one leaning on the other',
        'Weave and folds of the {color} linen scrunchie, close up',
      ],
      'The {color} linen scrunchie beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [31, 17, 22],
    publishedDaysAgo: 46,
  }),
  accessory({
    sku: 'MG-H-210',
    name: 'Greta Velvet Headband',
    type: 'Headbands',
    brand: 'MG Atelier',
    tags: ['velvet', 'evening', 'winter'],
    description:
      'A padded headband in cotton velvet. It adds a little height to hair worn down. The covered ends do not scratch.',
    priceCents: 4200,
    oldPriceCents: null,
    colors: inColors(
      'MG-H-210',
      { Forest: '#2f4336', Bordeaux: '#5e1f2a', Black: '#201e1e' },
      [
        'Padded velvet headband in {color}, from the front',
        'The {color} velvet headband seen from the side',
        'Pile and crown of the {color} velvet headband, close up',
      ],
      'The {color} velvet headband beside a card the size of a bank card, 3.4 by 2.1 in',
    ),
    stock: [8, 11, 15],
    publishedDaysAgo: 21,
  }),
]

type HairAccessory = Omit<DemoProduct, 'category' | 'subCategory' | 'measurement' | 'sizes' | 'images'> &
  Partial<Pick<DemoProduct, 'images'>>

function accessory(product: HairAccessory): DemoProduct {
  return { images: [], ...product, category: 'Women', subCategory: 'Hair Accessories', sizes: [], measurement: null }
}
