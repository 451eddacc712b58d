import { acetateFrame } from './frames.ts'
import type { Look } from './look.ts'

export const shield: Record<string, Look> = {
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
  'MG-S-021': {
    shape: {
      ...acetateFrame(136, 1, 128, 40, 'shield', { rim: 0.9, brow: 5.4, bridgeTop: 0, bridgeBottom: 0, hingeAt: 13 }),
      shield: true,
    },
    glasses: { Slate: 'blue', Black: 'smoke' },
    pins: 'none',
  },
  'MG-S-022': {
    shape: {
      ...acetateFrame(130, 1, 130, 56, 'shield', { rim: 3, brow: 0.8, bridgeTop: 0, bridgeBottom: 0, hingeAt: 16 }),
      shield: true,
    },
    glasses: { Rose: 'rose', Honey: 'amber' },
  },
}
