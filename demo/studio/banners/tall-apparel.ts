import type { Composition } from './composition.ts'
import { leafLight, paneLight, poolLight, sideLight } from './window-light.ts'

const aspect = 1400 / 1750

/** Tall images of objects to wear, hung on a wall. */
export const tallApparel: Composition[] = [
  {
    ground: ['#c9a68c', '#c9a68c', 1.2],
    products: [['MG-A-114', 'Cream', 1, 700, 860, 0.68]],
    light: poolLight(0.44, 0.43, 0.58, aspect),
  },
  {
    ground: ['#bdc2a9', '#bdc2a9', 1.2],
    products: [['MG-A-115', 'Rust Check', 1, 700, 870, 0.68]],
    light: sideLight(0.3, 0.9),
  },
  {
    ground: ['#c3d0d5', '#c3d0d5', 1.2],
    products: [['MG-A-111', 'Sand', 1, 700, 900, 0.72]],
    light: poolLight(0.44, 0.45, 0.5, aspect),
  },
  {
    ground: ['#e7dac8', '#e7dac8', 1.2],
    products: [['MG-A-116', 'Forest', 1, 700, 880, 0.7]],
    light: paneLight(0.1, -0.02, 0.52, aspect),
  },
  {
    ground: ['#bd7a5c', '#bd7a5c', 1.2],
    products: [['MG-A-113', 'White', 1, 700, 880, 0.68]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#a3a07c', '#a3a07c', 1.2],
    products: [['MG-A-112', 'Ecru', 1, 700, 880, 0.7]],
    light: sideLight(0.3, 0.9),
  },
  {
    ground: ['#ebe0cd', '#ebe0cd', 1.2],
    products: [['MG-A-106', 'Rose', 1, 700, 870, 0.68]],
    light: leafLight(31, aspect, 0.48),
  },
  {
    ground: ['#dccbb0', '#dccbb0', 1.2],
    products: [['MG-A-104', 'Olive', 1, 700, 880, 0.68]],
    light: poolLight(0.44, 0.44, 0.58, aspect),
  },
  {
    ground: ['#d0cabf', '#d0cabf', 1.2],
    products: [['MG-A-110', 'Indigo', 1, 700, 880, 0.68]],
    light: sideLight(0.3, 0.95),
  },
  {
    ground: ['#e0b9ad', '#e0b9ad', 1.2],
    products: [['MG-A-102', 'Sage', 1, 700, 890, 0.68]],
    light: poolLight(0.44, 0.45, 0.5, aspect),
  },
  {
    ground: ['#d5d6d2', '#c6c7c2', 0.95],
    products: [['MG-A-109', 'Charcoal', 1, 700, 900, 0.68]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#53635a', '#53635a', 1.2],
    products: [['MG-A-108', 'Stone', 1, 700, 880, 0.7]],
    light: sideLight(0.3, 1),
  },
]
