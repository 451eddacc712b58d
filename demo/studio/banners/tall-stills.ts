import type { StillLife } from '../sets/still-life.ts'

/** A tall still life beside the banner of the home page. */
const tall = (still: Omit<StillLife, 'size'>): StillLife => ({ size: [1400, 1750], ...still })

export const inkAndHoops = tall({
  ground: ['#e8dccb', '#e8dccb'],
  horizon: 1.3,
  pitch: 64,
  aim: [0, 0, 20],
  across: 430,
  objects: [
    { sku: 'MG-F-303', color: 'Ink', at: [30, 0, -150], turn: -22, other: true },
    { sku: 'MG-F-308', color: 'Gold', at: [-40, 2.4, 170], tip: -90, turn: 30 },
    { sku: 'MG-F-308', color: 'Gold', at: [4, 2.4, 196], tip: -90, turn: -40 },
  ],
})

export const toteAndBelt = tall({
  ground: ['#dccdb7', '#ccbba2'],
  horizon: 0.55,
  pitch: 13,
  aim: [10, 235, 0],
  across: 600,
  objects: [
    { sku: 'MG-F-301', color: 'Cognac', at: [-50, 36, -40], turn: 28 },
    { sku: 'MG-F-305', color: 'Cognac', at: [130, 36, 130], turn: 14, tip: -1.8 },
  ],
  props: [{ kind: 'block', size: [640, 36, 420], hex: '#efe6d6', at: [30, 0, 0], turn: -5 }],
})

export const cognacCrescent = tall({
  ground: ['#9c9a74', '#8d8b66'],
  horizon: 0.58,
  pitch: 12,
  aim: [0, 170, 0],
  across: 420,
  objects: [{ sku: 'MG-F-302', color: 'Cognac', at: [10, 50, 20], tip: 3, turn: 20 }],
  props: [{ kind: 'block', size: [300, 50, 200], hex: '#c4c09c', at: [30, 0, 0], turn: -12 }],
})

export const oversizedTortoise = tall({
  ground: ['#c98d6d', '#b87c5c'],
  horizon: 0.5,
  pitch: 20,
  aim: [0, 36, 0],
  across: 240,
  objects: [{ sku: 'MG-S-011', color: 'Tortoise', at: [14, 20, -4], turn: -30 }],
  props: [{ kind: 'disc', radius: 150, high: 20, hex: '#e2b596', at: [60, 0, -30] }],
})

export const wireHexagons = tall({
  ground: ['#b8c4c4', '#a8b4b4'],
  horizon: 0.52,
  pitch: 22,
  aim: [0, 34, 0],
  across: 230,
  objects: [{ sku: 'MG-S-024', color: 'Gunmetal', at: [-6, 24, 6], turn: 24 }],
  props: [{ kind: 'book', hex: '#7d8a86', at: [0, 0, 0], turn: 68 }],
})
