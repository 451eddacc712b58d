import { acetateFrame, wireFrame } from './frames.ts'
import type { Look } from './look.ts'

export const rectangle: Record<string, Look> = {
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
  'MG-S-019': {
    shape: acetateFrame(52, 20, 145, 37, 'rectangle', {
      rim: 5.4,
      brow: 2.2,
      bridgeTop: 11,
      bridgeBottom: 3,
      hingeAt: 11,
      hingeHeight: 13,
      templeHeight: 14,
    }),
    glasses: { Tortoise: 'brown', Black: 'dark', Olive: 'green' },
    pins: 'dots',
  },
  'MG-S-020': {
    shape: wireFrame(53, 19, 140, 34, 'rectangle', { bridgeTop: 6.6, bridgeBottom: 4.8, hingeAt: 9 }),
    glasses: { Silver: 'grey', Gold: 'green' },
    tips: 'Black',
  },
}
