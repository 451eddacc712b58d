import type { StillLife } from '../sets/still-life.ts'
import type { Composition } from './composition.ts'
import { block, drum } from './plinth.ts'
import { tallApparel } from './tall-apparel.ts'
import { tallProducts } from './tall-products.ts'
import { cognacCrescent, inkAndHoops, oversizedTortoise } from './tall-stills.ts'
import { leafLight, paneLight, poolLight, sideLight } from './window-light.ts'

const aspect = 1400 / 1750

/** The tall images beside the banner, 1400 by 1750. */
export const tallCompositions: (Composition | StillLife)[] = [
  {
    ground: ['#e7dac8', '#d9c9b2', 0.94],
    products: [['MG-A-101', 'Terracotta', 1, 700, 880, 0.68]],
    light: paneLight(0.05, 0.02, 0.5, aspect),
  },
  {
    ground: ['#b4b89e', '#a6aa90', 0.94],
    products: [['MG-A-102', 'Champagne', 1, 700, 890, 0.68]],
    light: poolLight(0.44, 0.45, 0.5, aspect),
  },
  {
    ground: ['#d9b9a6', '#cba58f', 0.7],
    props: [...drum(700, 1270, 480, 260, '#ead9ca'), ...drum(700, 1090, 330, 180, '#f1e4d8')],
    products: [['MG-S-002', 'Gold', 1, 700, 950, 0.4]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#e7d6a4', '#d9c48c', 0.76],
    products: [['MG-F-301', 'Black', 2, 700, 900, 0.72]],
    light: sideLight(0.3, 0.9),
  },
  {
    ground: ['#bfccd2', '#bfccd2', 1.2],
    products: [['MG-F-306', 'Natural', 2, 690, 860, 0.72]],
    light: poolLight(0.43, 0.43, 0.58, aspect),
  },
  {
    ground: ['#dfb5a8', '#d0a093', 0.72],
    props: block(120, 1130, 1160, 330, 330, '#ecd5ca'),
    products: [['MG-S-005', 'Bordeaux', 2, 700, 860, 0.66]],
    light: poolLight(0.44, 0.43, 0.5, aspect),
  },
  {
    ground: ['#c9a68c', '#b99378', 0.95],
    products: [['MG-A-109', 'Camel', 1, 700, 900, 0.68]],
    light: sideLight(0.3, 0.9),
  },
  inkAndHoops,
  {
    ground: ['#a5705a', '#a5705a', 1.2],
    products: [
      ['MG-H-204', 'Forest', 1, 480, 1180, 0.6, 30],
      ['MG-H-204', 'Bordeaux', 1, 890, 620, 0.62],
    ],
    light: leafLight(43, aspect, 0.46),
  },
  {
    ground: ['#e2e2da', '#d4d3c8', 0.95],
    products: [['MG-A-103', 'Sky Stripe', 1, 700, 870, 0.7]],
    light: poolLight(0.44, 0.44, 0.58, aspect),
  },
  cognacCrescent,
  oversizedTortoise,
  ...tallApparel,
  ...tallProducts,
]
