import type { StillLife } from './still-life.ts'

/** The editorial still lifes of the looks, by name. */
export const looks: Record<string, StillLife> = {
  'noon-on-the-terrace': {
    size: [2400, 1600],
    ground: ['#d9a98c', '#d9a98c'],
    horizon: 1.3,
    pitch: 47,
    aim: [0, 0, 0],
    across: 560,
    objects: [
      { sku: 'MG-F-306', color: 'Natural', at: [-150, 0, -95], turn: -34 },
      { sku: 'MG-F-303', color: 'Sage', at: [170, 0, -70], turn: 24, other: true },
      { sku: 'MG-S-011', color: 'Tortoise', at: [112, 13, 40], turn: 28 },
      { sku: 'MG-H-201', color: 'Ivory', at: [-30, 0, 132], turn: 34 },
    ],
  },
  'monday-at-nine': {
    size: [1600, 2000],
    ground: ['#b7bba2', '#a9ad92'],
    horizon: 0.5,
    pitch: 14,
    aim: [10, 175, 0],
    across: 470,
    objects: [
      { sku: 'MG-F-301', color: 'Cognac', at: [-70, 0, -70], turn: -24 },
      { sku: 'MG-F-305', color: 'Black', at: [155, 0, 60], turn: 20 },
      { sku: 'MG-S-001', color: 'Black', at: [20, 24, 120], turn: 30 },
    ],
    props: [{ kind: 'book', hex: '#7c3b2c', at: [20, 0, 115], turn: 62 }],
  },
  'late-table': {
    size: [2400, 1600],
    ground: ['#9a5643', '#9a5643'],
    horizon: 1.3,
    pitch: 44,
    aim: [20, 0, -20],
    across: 345,
    objects: [
      { sku: 'MG-F-302', color: 'Black', at: [-62, 0, -40], tip: -90, turn: 12, other: true },
      { sku: 'MG-H-203', color: 'Champagne', at: [104, 0, -22], turn: 40 },
      { sku: 'MG-F-308', color: 'Gold', at: [24, 2.4, 66], tip: -90, turn: 30 },
      { sku: 'MG-F-308', color: 'Gold', at: [48, 2.4, 76], tip: -90, turn: -50 },
      { sku: 'MG-F-309', color: 'Gold', at: [92, 0, 78], tip: 79, turn: 20 },
    ],
  },
  'first-frost': {
    size: [1600, 2000],
    ground: ['#c3ccd0', '#b4bec2'],
    horizon: 0.44,
    pitch: 20,
    aim: [14, 38, 24],
    across: 430,
    objects: [
      { sku: 'MG-F-310', color: 'Gray', at: [30, 90, 0], turn: 24, other: true },
      { sku: 'MG-F-307', color: 'Navy', at: [-80, 0, 160], turn: -16 },
      { sku: 'MG-S-015', color: 'Silver', at: [90, 0, 210], turn: 20 },
    ],
    props: [{ kind: 'block', size: [420, 90, 330], hex: '#e4e4de', at: [30, 0, 0], turn: 8 }],
  },
  'hair-up': {
    size: [2400, 1600],
    ground: ['#e6cfc0', '#e6cfc0'],
    horizon: 1.3,
    pitch: 52,
    aim: [4, 0, 0],
    across: 310,
    objects: [
      { sku: 'MG-H-210', color: 'Forest', at: [-78, 0, 30], turn: 20, tip: -90 },
      { sku: 'MG-H-203', color: 'Sage', at: [70, 0, -48], turn: 10 },
      { sku: 'MG-H-208', color: 'Honey', at: [88, 0, 62], turn: -28 },
      { sku: 'MG-H-206', color: 'Pearl', at: [-18, 0, 78], tip: 34, turn: 14 },
    ],
  },
  'packed-light': {
    size: [1600, 2000],
    ground: ['#d8cbb4', '#d8cbb4'],
    horizon: 1.3,
    pitch: 52,
    aim: [0, 0, 0],
    across: 470,
    objects: [
      { sku: 'MG-F-304', color: 'Camel', at: [-150, 0, -90], turn: -16 },
      { sku: 'MG-F-305', color: 'Cognac', at: [132, 0, -50], turn: 20, other: true },
      { sku: 'MG-S-003', color: 'Gold', at: [78, 0, 176], turn: 22 },
    ],
  },
}
