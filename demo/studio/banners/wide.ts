import type { StillLife } from '../sets/still-life.ts'
import type { Composition } from './composition.ts'
import { block, drum } from './plinth.ts'
import { wideEyewear } from './wide-eyewear.ts'
import { wideProducts } from './wide-products.ts'
import {
  aviatorsOnDisc,
  crescentOnBlock,
  hatAndBelt,
  silkAndGold,
  threeClaws,
  tortoiseOnPlaster,
} from './wide-stills.ts'
import { leafLight, sideLight } from './window-light.ts'

const aspect = 2400 / 1350

/** The wide images of the home page, 2400 by 1350. */
export const wideCompositions: (Composition | StillLife)[] = [
  tortoiseOnPlaster,
  {
    ground: ['#e9ddca', '#dccbb2', 0.74],
    props: [...drum(1680, 960, 330, 180, '#efe6d8')],
    products: [
      ['MG-F-301', 'Cognac', 1, 900, 800, 0.56],
      ['MG-F-306', 'Natural', 1, 1680, 795, 0.38],
    ],
    light: leafLight(4, aspect, 0.3),
  },
  {
    ground: ['#b4b89e', '#a3a88c', 0.66],
    products: [['MG-S-005', 'Black', 2, 1480, 690, 0.86]],
    light: sideLight(0.25, 0.75),
  },
  silkAndGold,
  aviatorsOnDisc,
  {
    ground: ['#e3c0b2', '#e3c0b2', 1.2],
    products: [
      ['MG-H-203', 'Champagne', 1, 560, 760, 0.5, 20],
      ['MG-H-203', 'Blush', 1, 1200, 560, 0.54],
      ['MG-H-203', 'Ink', 1, 1850, 790, 0.5, 50],
    ],
    light: leafLight(11, aspect, 0.34),
  },
  {
    ground: ['#b96f50', '#a96346', 0.7],
    props: drum(1500, 900, 560, 220, '#d99a7a'),
    products: [['MG-S-011', 'Ivory', 1, 1500, 700, 0.62]],
    light: sideLight(0.35, 1),
  },
  crescentOnBlock,
  threeClaws,
  {
    ground: ['#ead9a6', '#e0cb90', 0.64],
    products: [['MG-S-012', 'Honey', 2, 1400, 660, 0.9]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#39425a', '#323a50', 0.66],
    props: block(940, 860, 1180, 240, 320, '#566079'),
    products: [['MG-S-009', 'Silver', 2, 1530, 610, 0.66]],
    light: sideLight(0.3, 0.95),
  },
  hatAndBelt,
  ...wideEyewear,
  ...wideProducts,
]
