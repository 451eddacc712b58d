import { acetateFrame, wireFrame } from './frames.ts'
import type { Look } from './look.ts'

export const oversized: Record<string, Look> = {
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
  'MG-S-023': {
    shape: acetateFrame(59, 15, 140, 52, 'butterfly', {
      rim: 3.8,
      brow: 1.2,
      bridgeTop: 11,
      bridgeBottom: 4,
      hingeAt: 18,
      hingeHeight: 12,
      templeHeight: 14,
    }),
    glasses: { Tortoise: 'brown', Bordeaux: 'rose', Black: 'smoke' },
  },
  'MG-S-024': {
    shape: wireFrame(58, 17, 140, 52, 'hexagon', { bridgeTop: 8, bridgeBottom: 6, hingeAt: 12 }),
    glasses: { Gold: 'amber', Gunmetal: 'blue' },
    tips: 'Black',
  },
}
