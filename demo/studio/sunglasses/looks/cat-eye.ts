import type { Node } from '../../relief/path.ts'
import { acetateFrame, wireFrame } from './frames.ts'
import type { Look } from './look.ts'

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

/** A larger rim with a straight brow that sweeps out and up to a long, fine corner. */
const sweptRim: Node[] = [
  [-1.12, 0.5],
  [-0.62, 0.84],
  [0.04, 1.0],
  [0.68, 1.16],
  [1.12, 1.34],
  [1.36, 1.46],
  [1.42, 1.37],
  [1.3, 1.0],
  [1.16, 0.34],
  [0.98, -0.42],
  [0.58, -1.0],
  [-0.02, -1.15],
  [-0.64, -1.01],
  [-1.05, -0.5],
  [-1.16, 0.08],
]

export const catEye: Record<string, Look> = {
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
  'MG-S-017': {
    shape: acetateFrame(56, 17, 140, 49, 'cat', {
      rim: 4,
      brow: 2,
      outer: sweptRim,
      bridgeTop: 10,
      bridgeBottom: 3,
      hingeAt: 23,
      templeHeight: 10,
    }),
    glasses: { Ivory: 'smoke', Black: 'dark', Rose: 'rose' },
  },
  'MG-S-018': {
    shape: wireFrame(54, 18, 140, 43, 'cat', { bridgeTop: 7.4, bridgeBottom: 5.6, hingeAt: 17 }),
    glasses: { Gold: 'green', 'Rose Gold': 'rose' },
    tips: 'Tortoise',
  },
}
