import type { Composition } from './composition.ts'
import { ball, block, drum } from './plinth.ts'
import { wideEyewear } from './wide-eyewear.ts'
import { wideGoods } from './wide-goods.ts'
import { leafLight, paneLight, sideLight } from './window-light.ts'

const aspect = 2400 / 1350

/** The wide images of the home page, 2400 by 1350. */
export const wideCompositions: Composition[] = [
  {
    ground: ['#d3a58c', '#c08e74', 0.72],
    props: [...block(1010, 770, 1120, 330, 330, '#e5d6c4'), ...ball(730, 990, 140, '#dcc4ae')],
    goods: [['MG-S-001', 'Tortoise', 2, 1570, 512, 0.66]],
    light: paneLight(0.32, 0.02, 0.26, aspect),
  },
  {
    ground: ['#e9ddca', '#dccbb2', 0.74],
    props: [...drum(1680, 960, 330, 180, '#efe6d8')],
    goods: [
      ['MG-F-301', 'Cognac', 1, 900, 800, 0.56],
      ['MG-F-306', 'Natural', 1, 1680, 795, 0.38],
    ],
    light: leafLight(4, aspect, 0.3),
  },
  {
    ground: ['#b4b89e', '#a3a88c', 0.66],
    goods: [['MG-S-005', 'Black', 2, 1480, 690, 0.86]],
    light: sideLight(0.25, 0.75),
  },
  {
    ground: ['#e6cfc0', '#e6cfc0', 1.2],
    goods: [
      ['MG-F-303', 'Terracotta', 1, 620, 640, 0.66, -9],
      ['MG-F-308', 'Gold', 2, 1560, 560, 0.36, 12],
      ['MG-H-206', 'Pearl', 1, 1800, 960, 0.5, -14],
    ],
    light: paneLight(0.2, -0.1, 0.3, aspect),
  },
  {
    ground: ['#bccad0', '#cfd2cd', 0.74],
    props: [
      ...block(1060, 860, 1060, 250, 110, '#e8e4dc'),
      ...block(1240, 640, 660, 220, 90, '#f0ece4'),
      ...ball(800, 1000, 120, '#e2c9a4'),
    ],
    goods: [['MG-S-003', 'Gold', 1, 1570, 470, 0.42]],
    light: paneLight(0.08, 0.05, 0.24, aspect),
  },
  {
    ground: ['#e3c0b2', '#e3c0b2', 1.2],
    goods: [
      ['MG-H-203', 'Champagne', 1, 560, 760, 0.5, 20],
      ['MG-H-203', 'Blush', 1, 1200, 560, 0.54],
      ['MG-H-203', 'Ink', 1, 1850, 790, 0.5, 50],
    ],
    light: leafLight(11, aspect, 0.34),
  },
  {
    ground: ['#b96f50', '#a96346', 0.7],
    props: drum(1500, 900, 560, 220, '#d99a7a'),
    goods: [['MG-S-011', 'Ivory', 1, 1500, 700, 0.62]],
    light: sideLight(0.35, 1),
  },
  {
    ground: ['#ddd3b4', '#cfc39f', 0.74],
    props: [...block(1120, 1000, 940, 220, 110, '#ede6d2'), ...ball(860, 1060, 130, '#c9b98c')],
    goods: [['MG-F-302', 'Olive', 1, 1590, 552, 0.5]],
    light: paneLight(0.3, -0.06, 0.3, aspect),
  },
  {
    ground: ['#e4d6bd', '#d8c7a8', 0.56],
    goods: [
      ['MG-H-201', 'Ivory', 1, 520, 700, 0.52],
      ['MG-H-201', 'Tortoise', 1, 1200, 780, 0.6],
      ['MG-H-201', 'Olive', 1, 1890, 700, 0.52],
    ],
    light: leafLight(23, aspect, 0.28),
  },
  {
    ground: ['#ead9a6', '#e0cb90', 0.64],
    goods: [['MG-S-012', 'Honey', 2, 1400, 660, 0.9]],
    light: paneLight(0.36, 0.0, 0.28, aspect),
  },
  {
    ground: ['#39425a', '#323a50', 0.66],
    props: block(940, 860, 1180, 240, 320, '#566079'),
    goods: [['MG-S-009', 'Silver', 2, 1530, 610, 0.66]],
    light: sideLight(0.3, 0.95),
  },
  {
    ground: ['#d8d2c6', '#c9c2b4', 0.78],
    props: block(300, 900, 1800, 260, 130, '#ece7dd'),
    goods: [
      ['MG-F-307', 'Navy', 1, 670, 680, 0.46],
      ['MG-F-305', 'Cognac', 1, 1330, 708, 0.44],
      ['MG-F-309', 'Gold', 1, 1840, 764, 0.28],
    ],
    light: paneLight(0.4, 0.02, 0.22, aspect),
  },
  ...wideEyewear,
  ...wideGoods,
]
