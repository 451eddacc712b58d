import { acetateFrame, wireFrame } from './frames.ts'
import type { Look } from './look.ts'

export const aviator: Record<string, Look> = {
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
  'MG-S-015': {
    shape: wireFrame(57, 16, 145, 46, 'pilot', { bridgeTop: 8, bridgeBottom: 6, brow2: 19.4, hingeAt: 15 }),
    glasses: { Silver: 'blue', Gold: 'brown', Gunmetal: 'dark' },
    tips: 'Black',
  },
  'MG-S-016': {
    shape: acetateFrame(57, 15, 140, 50, 'aviator', {
      rim: 3.9,
      brow: 0.6,
      bridgeTop: 11,
      bridgeBottom: 4.5,
      hingeAt: 14,
    }),
    glasses: { Champagne: 'brown', Black: 'smoke', Tortoise: 'green' },
  },
}
