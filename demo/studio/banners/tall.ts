import type { Composition } from './composition.ts'
import { ball, block, drum } from './plinth.ts'
import { tallApparel } from './tall-apparel.ts'
import { tallGoods } from './tall-goods.ts'
import { leafLight, paneLight, sideLight } from './window-light.ts'

const aspect = 1400 / 1750

/** The tall images beside the banner, 1400 by 1750. */
export const tallCompositions: Composition[] = [
  {
    ground: ['#e7dac8', '#d9c9b2', 0.94],
    goods: [['MG-A-101', 'Terracotta', 1, 700, 880, 0.68]],
    light: paneLight(0.05, 0.02, 0.5, aspect),
  },
  {
    ground: ['#b4b89e', '#a6aa90', 0.94],
    goods: [['MG-A-102', 'Champagne', 1, 700, 890, 0.68]],
    light: leafLight(7, aspect, 0.5),
  },
  {
    ground: ['#d9b9a6', '#cba58f', 0.7],
    props: [...drum(700, 1270, 480, 260, '#ead9ca'), ...drum(700, 1090, 330, 180, '#f1e4d8')],
    goods: [['MG-S-002', 'Gold', 1, 700, 950, 0.4]],
    light: paneLight(0.1, 0.0, 0.4, aspect),
  },
  {
    ground: ['#e7d6a4', '#d9c48c', 0.76],
    goods: [['MG-F-301', 'Black', 2, 700, 900, 0.72]],
    light: sideLight(0.3, 0.9),
  },
  {
    ground: ['#bfccd2', '#bfccd2', 1.2],
    goods: [['MG-F-306', 'Natural', 2, 690, 860, 0.72]],
    light: leafLight(31, aspect, 0.5),
  },
  {
    ground: ['#dfb5a8', '#d0a093', 0.72],
    props: block(120, 1130, 1160, 330, 330, '#ecd5ca'),
    goods: [['MG-S-005', 'Bordeaux', 2, 700, 860, 0.66]],
    light: paneLight(0.14, 0.04, 0.42, aspect),
  },
  {
    ground: ['#c9a68c', '#b99378', 0.95],
    goods: [['MG-A-109', 'Camel', 1, 700, 900, 0.68]],
    light: sideLight(0.3, 0.9),
  },
  {
    ground: ['#e8dccb', '#e8dccb', 1.2],
    goods: [
      ['MG-F-303', 'Ink', 1, 660, 720, 0.76, 8],
      ['MG-F-308', 'Gold', 2, 1080, 1480, 0.34, -20],
    ],
    light: paneLight(-0.02, 0.0, 0.48, aspect),
  },
  {
    ground: ['#a5705a', '#a5705a', 1.2],
    goods: [
      ['MG-H-204', 'Forest', 1, 480, 1180, 0.6, 30],
      ['MG-H-204', 'Bordeaux', 1, 890, 620, 0.62],
    ],
    light: leafLight(43, aspect, 0.46),
  },
  {
    ground: ['#e2e2da', '#d4d3c8', 0.95],
    goods: [['MG-A-103', 'Sky Stripe', 1, 700, 870, 0.7]],
    light: paneLight(0.1, -0.05, 0.55, aspect),
  },
  {
    ground: ['#9c9a74', '#8d8b66', 0.74],
    props: [...block(160, 1330, 1080, 260, 120, '#c4c09c'), ...ball(280, 1130, 105, '#d9cfa6')],
    goods: [['MG-F-302', 'Cognac', 1, 810, 770, 0.64]],
    light: leafLight(53, aspect, 0.42),
  },
  {
    ground: ['#c98d6d', '#b87c5c', 0.72],
    props: [...drum(700, 1180, 520, 300, '#e2b596'), ...ball(1130, 1050, 110, '#efd2ba')],
    goods: [['MG-S-011', 'Tortoise', 1, 640, 1000, 0.54]],
    light: paneLight(0.2, 0.08, 0.4, aspect),
  },
  ...tallApparel,
  ...tallGoods,
]
