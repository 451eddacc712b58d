import { acetateFrame, wireFrame } from './frames.ts'
import type { Look } from './look.ts'

export const round: Record<string, Look> = {
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
  'MG-S-013': {
    shape: acetateFrame(47, 21, 145, 43, 'panto', {
      rim: 3.4,
      brow: 0.9,
      bridgeTop: 9.5,
      bridgeBottom: 4.5,
      hingeAt: 14,
    }),
    glasses: { Honey: 'green', Black: 'smoke', Crystal: 'grey', Olive: 'brown' },
    pins: 'dots',
  },
  'MG-S-014': {
    shape: acetateFrame(54, 19, 140, 52, 'round', {
      rim: 2.9,
      brow: 0.5,
      bridgeTop: 8.6,
      bridgeBottom: 4,
      templeHeight: 8,
    }),
    glasses: { Ivory: 'brown', Bordeaux: 'rose', Tortoise: 'amber' },
  },
}
