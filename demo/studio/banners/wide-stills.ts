import type { StillLife } from '../sets/still-life.ts'

/** A wide still life of the home page; the left stays calm for the words that lie over it. */
const wide = (still: Omit<StillLife, 'size'>): StillLife => ({ size: [2400, 1350], ...still })

export const tortoiseOnPlaster = wide({
  ground: ['#d3a58c', '#c08e74'],
  horizon: 0.5,
  pitch: 15,
  aim: [-70, 42, 0],
  across: 400,
  objects: [{ sku: 'MG-S-001', color: 'Tortoise', at: [28, 34, 10], turn: 33 }],
  props: [{ kind: 'block', size: [330, 34, 210], hex: '#e5d6c4', at: [90, 0, -10], turn: -9 }],
})

export const silkAndGold = wide({
  ground: ['#e6cfc0', '#e6cfc0'],
  horizon: 1.3,
  pitch: 62,
  aim: [-60, 0, 10],
  across: 560,
  objects: [
    { sku: 'MG-F-303', color: 'Terracotta', at: [120, 0, -120], turn: 26, other: true },
    { sku: 'MG-H-206', color: 'Pearl', at: [-70, 0, 84], tip: 34, turn: 20 },
    { sku: 'MG-F-308', color: 'Gold', at: [36, 2.4, 116], tip: -90, turn: 30 },
    { sku: 'MG-F-308', color: 'Gold', at: [74, 2.4, 98], tip: -90, turn: -40 },
  ],
})

export const aviatorsOnDisc = wide({
  ground: ['#bccad0', '#cfd2cd'],
  horizon: 0.46,
  pitch: 17,
  aim: [-66, 40, 0],
  across: 390,
  objects: [{ sku: 'MG-S-003', color: 'Gold', at: [30, 24, 0], turn: -28 }],
  props: [{ kind: 'disc', radius: 128, high: 24, hex: '#eceae4', at: [56, 0, -10] }],
})

export const crescentOnBlock = wide({
  ground: ['#ddd3b4', '#cfc39f'],
  horizon: 0.6,
  pitch: 12,
  aim: [-90, 188, 0],
  across: 820,
  objects: [{ sku: 'MG-F-302', color: 'Olive', at: [90, 60, 20], tip: 3, turn: -22 }],
  props: [{ kind: 'block', size: [560, 60, 260], hex: '#ede6d2', at: [190, 0, 0], turn: 7 }],
})

export const threeClaws = wide({
  ground: ['#e4d6bd', '#d8c7a8'],
  horizon: 1.3,
  pitch: 36,
  aim: [-50, 14, 0],
  across: 400,
  objects: [
    { sku: 'MG-H-201', color: 'Ivory', at: [-22, 0, -52], turn: -18 },
    { sku: 'MG-H-201', color: 'Tortoise', at: [56, 0, 26], turn: 30 },
    { sku: 'MG-H-201', color: 'Olive', at: [112, 0, -66], turn: 64, other: true },
  ],
})

export const hatAndBelt = wide({
  ground: ['#d8d2c6', '#c9c2b4'],
  horizon: 0.5,
  pitch: 17,
  aim: [-70, 70, 0],
  across: 620,
  objects: [
    { sku: 'MG-F-307', color: 'Navy', at: [110, 40, -60], turn: -16 },
    { sku: 'MG-F-305', color: 'Cognac', at: [-60, 40, 40], turn: 10, tip: -1.8 },
  ],
  props: [{ kind: 'block', size: [620, 40, 330], hex: '#ece7dd', at: [110, 0, -20], turn: 4 }],
})

export const pilotOnBlock = wide({
  ground: ['#c3ccd0', '#b4bec2'],
  horizon: 0.48,
  pitch: 16,
  aim: [-24, 40, 0],
  across: 400,
  objects: [{ sku: 'MG-S-015', color: 'Silver', at: [40, 18, 2], turn: 26 }],
  props: [
    { kind: 'block', size: [260, 18, 180], hex: '#eceae4', at: [50, 0, 0], turn: -14 },
    { kind: 'block', size: [120, 120, 60], hex: '#dfe0dc', at: [130, 0, -120], turn: 10 },
  ],
})

export const rectangleOnClay = wide({
  ground: ['#c89c82', '#b6896f'],
  horizon: 0.5,
  pitch: 18,
  aim: [-30, 46, 0],
  across: 400,
  objects: [{ sku: 'MG-S-019', color: 'Tortoise', at: [34, 46, 0], turn: 34 }],
  props: [{ kind: 'block', size: [230, 46, 190], hex: '#e0bda3', at: [44, 0, -10], turn: 16 }],
})

export const silkAndBar = wide({
  ground: ['#dfe0d2', '#dfe0d2'],
  horizon: 1.3,
  pitch: 60,
  aim: [-70, 0, 0],
  across: 540,
  objects: [
    { sku: 'MG-F-303', color: 'Sage', at: [330, 0, -160], turn: 14 },
    { sku: 'MG-H-205', color: 'Honey', at: [-86, 0, 66], tip: 12, turn: -24 },
  ],
})

export const hatAndWire = wide({
  ground: ['#d9cdb6', '#c8bba1'],
  horizon: 0.46,
  pitch: 22,
  aim: [-80, 80, 0],
  across: 620,
  objects: [
    { sku: 'MG-F-306', color: 'Black', at: [60, 0, -228], turn: -14 },
    { sku: 'MG-S-002', color: 'Gold', at: [-40, 0, 110], turn: 15 },
  ],
})
