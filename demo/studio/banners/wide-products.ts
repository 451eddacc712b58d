import type { StillLife } from '../sets/still-life.ts'
import type { Composition } from './composition.ts'
import { block, drum } from './plinth.ts'
import { hatAndWire, silkAndBar } from './wide-stills.ts'
import { paneLight, poolLight, sideLight } from './window-light.ts'

const aspect = 2400 / 1350

/** Wide still lifes with everything that is not worn on the nose. */
export const wideProducts: (Composition | StillLife)[] = [
  {
    ground: ['#d6c4ae', '#c6b299', 0.6],
    products: [
      ['MG-F-310', 'Camel', 2, 760, 640, 0.62],
      ['MG-H-210', 'Forest', 1, 1720, 650, 0.5],
    ],
    light: poolLight(0.46, 0.42, 0.7, aspect),
  },
  {
    ground: ['#e6d8c4', '#e6d8c4', 1.2],
    products: [
      ['MG-H-209', 'Sand', 1, 530, 700, 0.5, 10],
      ['MG-H-209', 'Terracotta', 1, 1210, 600, 0.54, 40],
      ['MG-H-209', 'Ecru', 1, 1890, 730, 0.5],
    ],
    light: poolLight(0.44, 0.44, 0.62, aspect),
  },
  silkAndBar,
  {
    ground: ['#333c55', '#333c55', 1.2],
    products: [
      ['MG-F-308', 'Gold', 2, 820, 650, 0.52, -8],
      ['MG-F-309', 'Gold', 2, 1640, 700, 0.44, 10],
    ],
    light: sideLight(0.3, 1),
  },
  {
    ground: ['#e9dcc9', '#e9dcc9', 1.2],
    products: [['MG-F-305', 'Black', 2, 1200, 660, 0.66, -6]],
    light: poolLight(0.44, 0.43, 0.58, aspect),
  },
  {
    ground: ['#ded3c3', '#cfc2ae', 0.76],
    props: drum(1720, 1000, 400, 170, '#efe7da'),
    products: [
      ['MG-F-301', 'Bone', 2, 860, 720, 0.54],
      ['MG-F-304', 'Camel', 2, 1720, 820, 0.46],
    ],
    light: paneLight(0.34, 0.02, 0.24, aspect),
  },
  {
    ground: ['#c08f74', '#b07e62', 0.74],
    props: drum(1540, 1010, 470, 200, '#dcae93'),
    products: [['MG-F-302', 'Black', 1, 1540, 590, 0.56]],
    light: sideLight(0.4, 1.05),
  },
  hatAndWire,
  {
    ground: ['#cfd3cf', '#bfc4bf', 0.62],
    products: [
      ['MG-F-307', 'Ecru', 1, 520, 720, 0.4],
      ['MG-F-307', 'Olive', 1, 1200, 700, 0.44],
      ['MG-F-307', 'Navy', 1, 1880, 720, 0.4],
    ],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#e4c6b9', '#d6b4a6', 0.56],
    products: [
      ['MG-H-208', 'Honey', 1, 520, 720, 0.42],
      ['MG-H-208', 'Bordeaux', 1, 1200, 770, 0.46],
      ['MG-H-208', 'Black', 1, 1880, 720, 0.42],
    ],
    light: poolLight(0.44, 0.49, 0.7, aspect),
  },
  {
    ground: ['#c7b9a6', '#b6a793', 0.76],
    props: block(300, 840, 1800, 300, 150, '#e2d7c7'),
    products: [
      ['MG-H-207', 'Ivory', 1, 610, 560, 0.44],
      ['MG-H-210', 'Bordeaux', 1, 1200, 540, 0.48],
      ['MG-H-207', 'Black', 1, 1790, 560, 0.44],
    ],
    light: sideLight(0.3, 1),
  },
  {
    ground: ['#ecdfb9', '#e0d1a4', 0.56],
    products: [
      ['MG-H-202', 'Honey', 1, 560, 700, 0.48],
      ['MG-H-202', 'Rose', 1, 1200, 750, 0.53],
      ['MG-H-202', 'Slate', 1, 1840, 700, 0.48],
    ],
    light: paneLight(0.2, 0, 0.3, aspect),
  },
  {
    ground: ['#e3e3dc', '#e3e3dc', 1.2],
    products: [
      ['MG-A-103', 'White', 1, 430, 740, 0.42],
      ['MG-A-103', 'Sky Stripe', 1, 1190, 740, 0.42],
      ['MG-A-104', 'Navy', 1, 1910, 730, 0.38],
    ],
    light: poolLight(0.43, 0.49, 0.62, aspect),
  },
  {
    ground: ['#cfae94', '#cfae94', 1.2],
    products: [
      ['MG-A-105', 'Oatmeal', 1, 430, 680, 0.46],
      ['MG-A-105', 'Rust', 1, 1200, 680, 0.46],
      ['MG-A-105', 'Charcoal', 1, 1970, 680, 0.46],
    ],
    light: sideLight(0.5, 1.4),
  },
  {
    ground: ['#e5d8c3', '#e5d8c3', 1.2],
    products: [
      ['MG-A-101', 'Sand', 1, 700, 690, 0.5],
      ['MG-A-112', 'Terracotta', 1, 1700, 690, 0.5],
    ],
    light: paneLight(0.2, -0.05, 0.32, aspect),
  },
  {
    ground: ['#b7bba2', '#b7bba2', 1.2],
    products: [
      ['MG-A-107', 'Ivory', 1, 520, 690, 0.5],
      ['MG-A-107', 'Camel', 1, 1200, 690, 0.5],
      ['MG-A-107', 'Black', 1, 1880, 690, 0.5],
    ],
    light: sideLight(0.3, 1),
  },
  {
    ground: ['#cdc3b4', '#cdc3b4', 1.2],
    products: [
      ['MG-A-115', 'Forest Check', 1, 800, 690, 0.5],
      ['MG-F-310', 'Gray', 1, 1720, 690, 0.46],
    ],
    light: poolLight(0.47, 0.45, 0.7, aspect),
  },
]
