import type { StillLife } from '../sets/still-life.ts'
import type { Composition } from './composition.ts'
import { block, drum } from './plinth.ts'
import { pilotOnBlock, rectangleOnClay } from './wide-stills.ts'
import { leafLight, poolLight, sideLight } from './window-light.ts'

const aspect = 2400 / 1350

/** Wide still lifes with sunglasses. */
export const wideEyewear: (Composition | StillLife)[] = [
  {
    ground: ['#aeb59a', '#9fa58a', 0.72],
    props: drum(1500, 900, 520, 220, '#d9d5bd'),
    products: [['MG-S-013', 'Honey', 1, 1500, 745, 0.6]],
    light: poolLight(0.56, 0.49, 0.58, aspect),
  },
  {
    ground: ['#e2b9ae', '#d3a79b', 0.68],
    products: [['MG-S-014', 'Bordeaux', 2, 1480, 690, 0.84]],
    light: poolLight(0.56, 0.45, 0.5, aspect),
  },
  pilotOnBlock,
  {
    ground: ['#bd7a5c', '#ad6b4e', 0.72],
    props: drum(1500, 900, 540, 240, '#e0a98b'),
    products: [['MG-S-016', 'Champagne', 1, 1500, 725, 0.62]],
    light: sideLight(0.35, 1),
  },
  {
    ground: ['#d9b878', '#c9a665', 0.66],
    products: [['MG-S-017', 'Ivory', 2, 1460, 690, 0.86]],
    light: sideLight(0.25, 0.8),
  },
  {
    ground: ['#d8bfa8', '#c9ad94', 0.74],
    props: [...block(1060, 860, 1060, 250, 110, '#ece0d2'), ...block(1240, 640, 660, 220, 90, '#f3e9dd')],
    products: [['MG-S-018', 'Gold', 1, 1560, 499, 0.42]],
    light: sideLight(0.5, 1.4),
  },
  rectangleOnClay,
  {
    ground: ['#c9c7c1', '#b9b7b0', 0.66],
    products: [['MG-S-020', 'Silver', 2, 1480, 700, 0.84]],
    light: sideLight(0.2, 0.8),
  },
  {
    ground: ['#46554a', '#3c4a40', 0.66],
    props: block(940, 860, 1180, 240, 320, '#687a6c'),
    products: [['MG-S-021', 'Slate', 2, 1530, 607, 0.64]],
    light: sideLight(0.3, 0.95),
  },
  {
    ground: ['#e0b3a8', '#d2a298', 0.72],
    props: drum(1500, 900, 560, 230, '#f0d3c8'),
    products: [['MG-S-022', 'Rose', 1, 1500, 662, 0.62]],
    light: poolLight(0.56, 0.43, 0.58, aspect),
  },
  {
    ground: ['#ecdcae', '#e2cf98', 0.64],
    products: [['MG-S-023', 'Tortoise', 2, 1420, 660, 0.88]],
    light: poolLight(0.53, 0.43, 0.5, aspect),
  },
  {
    ground: ['#bccbd2', '#aebdc4', 0.66],
    products: [['MG-S-024', 'Gold', 2, 1480, 690, 0.84]],
    light: leafLight(29, aspect, 0.28),
  },
  {
    ground: ['#e4d9c8', '#d5c8b3', 0.66],
    products: [
      ['MG-S-001', 'Black', 1, 760, 720, 0.5],
      ['MG-S-013', 'Crystal', 1, 1660, 720, 0.5],
    ],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#b9ad9c', '#a89c8a', 0.72],
    props: block(1160, 780, 960, 330, 170, '#d9cfc0'),
    products: [
      ['MG-S-007', 'Slate', 1, 1640, 596, 0.48],
      ['MG-S-019', 'Black', 2, 780, 880, 0.5],
    ],
    light: sideLight(0.3, 1),
  },
]
