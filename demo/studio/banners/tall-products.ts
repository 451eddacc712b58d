import type { StillLife } from '../sets/still-life.ts'
import type { Composition } from './composition.ts'
import { block, drum } from './plinth.ts'
import { toteAndBelt, wireHexagons } from './tall-stills.ts'
import { leafLight, poolLight, sideLight } from './window-light.ts'

const aspect = 1400 / 1750

/** Tall still lifes with sunglasses and accessories. */
export const tallProducts: (Composition | StillLife)[] = [
  {
    ground: ['#a5a37e', '#95936d', 0.74],
    props: drum(700, 1180, 480, 300, '#cdc9a4'),
    products: [['MG-S-013', 'Honey', 1, 700, 996, 0.44]],
    light: poolLight(0.44, 0.51, 0.58, aspect),
  },
  {
    ground: ['#ddc0b2', '#cfae9f', 0.74],
    props: block(120, 1130, 1160, 330, 330, '#f0ddd2'),
    products: [['MG-S-017', 'Rose', 2, 700, 898, 0.6]],
    light: poolLight(0.44, 0.45, 0.5, aspect),
  },
  {
    ground: ['#5d6b7d', '#525f70', 0.72],
    products: [['MG-S-015', 'Gunmetal', 2, 700, 980, 0.62]],
    light: sideLight(0.3, 0.95),
  },
  {
    ground: ['#d4a596', '#c59384', 0.72],
    props: [...drum(700, 1270, 480, 260, '#e9cabc'), ...drum(700, 1090, 330, 180, '#f2dcd0')],
    products: [['MG-S-023', 'Bordeaux', 1, 700, 928, 0.42]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#e9dbaa', '#dccb92', 0.7],
    products: [['MG-S-019', 'Olive', 2, 690, 940, 0.64]],
    light: poolLight(0.43, 0.48, 0.58, aspect),
  },
  wireHexagons,
  {
    ground: ['#c4967b', '#b38468', 0.7],
    products: [['MG-S-016', 'Tortoise', 2, 690, 950, 0.64]],
    light: sideLight(0.35, 0.95),
  },
  {
    ground: ['#d9a878', '#c89565', 0.72],
    props: drum(700, 1180, 520, 300, '#efcba2'),
    products: [['MG-S-022', 'Honey', 1, 700, 1010, 0.54]],
    light: sideLight(0.5, 1.4),
  },
  toteAndBelt,
  {
    ground: ['#3d4761', '#343d55', 0.78],
    products: [['MG-F-301', 'Bone', 1, 700, 900, 0.66]],
    light: sideLight(0.3, 0.95),
  },
  {
    ground: ['#b5c0b2', '#a5b0a2', 0.74],
    props: drum(700, 1200, 460, 300, '#dbe0d2'),
    products: [['MG-F-307', 'Ecru', 1, 700, 1030, 0.52]],
    light: poolLight(0.44, 0.53, 0.58, aspect),
  },
  {
    ground: ['#dfcdb9', '#dfcdb9', 1.2],
    products: [['MG-F-310', 'Gray', 1, 700, 880, 0.66]],
    light: poolLight(0.44, 0.44, 0.5, aspect),
  },
  {
    ground: ['#ece2d2', '#ece2d2', 1.2],
    products: [['MG-F-303', 'Terracotta', 2, 700, 930, 0.72, -4]],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#8f5c46', '#8f5c46', 1.2],
    products: [['MG-F-308', 'Silver', 2, 700, 860, 0.62, -12]],
    light: poolLight(0.44, 0.43, 0.58, aspect),
  },
  {
    ground: ['#efe5d6', '#efe5d6', 1.2],
    products: [
      ['MG-H-203', 'Sage', 1, 500, 1180, 0.58, 20],
      ['MG-H-203', 'Blush', 1, 900, 620, 0.6],
    ],
    light: poolLight(0.44, 0.45, 0.62, aspect),
  },
  {
    ground: ['#9c9a74', '#8d8b66', 0.6],
    products: [['MG-H-201', 'Ivory', 1, 700, 860, 0.62]],
    light: leafLight(89, aspect, 0.42),
  },
  {
    ground: ['#dcb0a2', '#cd9f90', 0.76],
    props: block(200, 1130, 1000, 320, 170, '#f0d6ca'),
    products: [['MG-H-210', 'Forest', 1, 700, 765, 0.56]],
    light: sideLight(0.5, 1.4),
  },
]
