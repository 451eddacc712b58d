import type { Node } from '../engine/path.ts'
import { type FrameShape, outlines } from './frame-shape.ts'
import type { PairLook } from './pair.ts'

type Look = Omit<PairLook, 'front' | 'glass' | 'seed' | 'tips'> & { glasses: Record<string, string>; tips?: string }

/** The raised outer corner of a cat eye, in the box of its lens. */
const catRim: Node[] = [
  [-1.13, 0.42],
  [-0.6, 0.8],
  [0.1, 1.0],
  [0.72, 1.2],
  [1.18, 1.3],
  [1.29, 1.22],
  [1.2, 0.92],
  [1.12, 0.3],
  [0.91, -0.46],
  [0.48, -1.02],
  [-0.1, -1.17],
  [-0.72, -0.99],
  [-1.08, -0.42],
  [-1.16, 0.04],
]

/** How each pair of the catalogue is drawn, and which lenses go with which colour. */
export const pairLooks: Record<string, Look> = {
  'MG-S-001': {
    shape: acetateFrame(48, 22, 145, 45, 'round', { rim: 3.6, brow: 0.6, bridgeTop: 8.5, bridgeBottom: 3.5 }),
    glasses: { Tortoise: 'green', Black: 'smoke', Honey: 'brown' },
    pins: 'dots',
  },
  'MG-S-002': {
    shape: wireFrame(50, 21, 140, 48, 'round', { bridgeTop: 9, bridgeBottom: 7 }),
    glasses: { Gold: 'rose', Silver: 'blue' },
    tips: 'Tortoise',
  },
  'MG-S-003': {
    shape: wireFrame(58, 14, 140, 51, 'aviator', { bridgeTop: 7.4, bridgeBottom: 5.4, brow2: 18.6, hingeAt: 16 }),
    glasses: { Gold: 'green', Gunmetal: 'mirror', 'Rose Gold': 'brown' },
    tips: 'Black',
  },
  'MG-S-004': {
    shape: acetateFrame(56, 16, 145, 47, 'navigator', {
      rim: 3.6,
      brow: 1,
      bridgeTop: 8,
      bridgeBottom: 3.4,
      brow2: 21,
    }),
    glasses: { Black: 'smoke', Tortoise: 'brown' },
    pins: 'dots',
  },
  'MG-S-005': {
    shape: acetateFrame(53, 17, 140, 45, 'cat', {
      rim: 3.8,
      brow: 1.8,
      outer: catRim,
      bridgeTop: 9,
      bridgeBottom: 2.5,
      hingeAt: 21,
      templeHeight: 9,
    }),
    glasses: { Black: 'smoke', Bordeaux: 'rose', Tortoise: 'brown', Ivory: 'smoke' },
  },
  'MG-S-006': {
    shape: acetateFrame(51, 19, 138, 33, 'cat', {
      rim: 3.4,
      brow: 1.6,
      outer: catRim,
      bridgeTop: 8,
      bridgeBottom: 3,
      hingeAt: 14.5,
      templeHeight: 7,
    }),
    glasses: { Honey: 'amber', Olive: 'green' },
  },
  'MG-S-007': {
    shape: acetateFrame(54, 18, 145, 41, 'rectangle', {
      rim: 4.2,
      brow: 1.6,
      bridgeTop: 10,
      bridgeBottom: 3.4,
      hingeAt: 12,
    }),
    glasses: { Black: 'dark', Tortoise: 'green', Slate: 'grey' },
    pins: 'dots',
  },
  'MG-S-008': {
    shape: acetateFrame(51, 20, 140, 28, 'rectangle', {
      rim: 3.3,
      brow: 0.8,
      bridgeTop: 7.6,
      bridgeBottom: 3,
      hingeAt: 6.5,
      hingeHeight: 8,
      templeHeight: 8,
    }),
    glasses: { Black: 'dark', Crystal: 'grey', Bordeaux: 'rose' },
    pins: 'none',
  },
  'MG-S-009': {
    shape: {
      ...acetateFrame(134, 1, 125, 46, 'shield', { rim: 0.9, brow: 4.6, bridgeTop: 0, bridgeBottom: 0, hingeAt: 15 }),
      shield: true,
    },
    glasses: { Black: 'dark', Silver: 'mirror' },
    pins: 'none',
  },
  'MG-S-010': {
    shape: {
      ...acetateFrame(128, 1, 130, 50, 'shield', { rim: 3.6, brow: 1.2, bridgeTop: 0, bridgeBottom: 0, hingeAt: 14 }),
      shield: true,
    },
    glasses: { Champagne: 'brown', Black: 'smoke' },
  },
  'MG-S-011': {
    shape: acetateFrame(58, 16, 140, 54, 'soft', {
      rim: 4.2,
      brow: 1,
      bridgeTop: 10,
      bridgeBottom: 3,
      hingeAt: 13,
      hingeHeight: 13,
      templeHeight: 16,
    }),
    glasses: { Black: 'smoke', Tortoise: 'brown', Ivory: 'brown' },
  },
  'MG-S-012': {
    shape: acetateFrame(57, 18, 145, 51, 'square', {
      rim: 4,
      brow: 1,
      bridgeTop: 12,
      bridgeBottom: 5,
      hingeAt: 16,
      hingeHeight: 11,
      templeHeight: 12,
    }),
    glasses: { Honey: 'amber', Olive: 'green', Crystal: 'rose' },
    pins: 'dots',
  },
}

type Details = Partial<FrameShape> & Pick<FrameShape, 'bridgeTop' | 'bridgeBottom'>

function acetateFrame(
  lens: number,
  bridge: number,
  temple: number,
  lensHeight: number,
  outline: string,
  details: Details,
): FrameShape {
  const base = { rim: 4, brow: 1, hingeAt: lensHeight * 0.26, hingeHeight: 10, templeHeight: 9.5, wire: false }
  return { ...base, lens, bridge, temple, lensHeight, outline: outlines[outline] ?? [], ...details }
}

function wireFrame(
  lens: number,
  bridge: number,
  temple: number,
  lensHeight: number,
  outline: string,
  details: Details,
): FrameShape {
  const base = { rim: 1.25, brow: 0, hingeAt: lensHeight * 0.2, hingeHeight: 3, templeHeight: 1.6, wire: true }
  return { ...base, lens, bridge, temple, lensHeight, outline: outlines[outline] ?? [], ...details }
}
