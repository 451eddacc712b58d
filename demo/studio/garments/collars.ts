import type { Panel, Pattern } from '../cloth/pattern.ts'
import { neckBand } from './neck-band.ts'

type Sewn = { panels: Panel[]; seams: [string, string][] }

/** A stand around the neck, and a fall turned down over it whose points lie `point` mm from the neck. */
interface Turned {
  stand: number
  fall: number
  point: number
  /** How far the points lie ahead of where the neck ends. */
  ahead?: number
  thick?: number
  /** The neck is open in front. */
  parted?: boolean
}

/** A shirt's collar, or that of a coat. */
export function turnedCollar(
  top: Pick<Pattern, 'panels'>,
  { stand, fall, point, ahead = 6, thick = 2, parted = false }: Turned,
): Sewn {
  const low = neckBand(top, {
    name: 'stand',
    high: stand,
    share: 1,
    standing: (y) => [-y * 0.12, y * 0.95, -y * 0.12],
    parted,
    panel: { stiff: 8, thick },
  })
  const over = neckBand(top, {
    name: 'fall',
    high: fall,
    share: 1.04,
    onto: ['stand', 'top'],
    standing: (y) => [5 + y * 0.3, stand + 4 - y * 0.7, 5 + y * 0.3],
    open: (length) => [
      [-ahead, point],
      [length * 0.45, fall + (point - fall) * 0.35],
    ],
    panel: { stiff: 8, thick },
  })
  return { panels: [...low.panels, ...over.panels], seams: [...low.seams, ...over.seams] }
}

/** A collar and lapels in one, turned out along an open neck: how wide they are, and where along the neck they are notched. */
export function lapels(
  top: Pick<Pattern, 'panels'>,
  { wide, collar, notch, thick }: { wide: number; collar: number; notch: number; thick: number },
): Sewn {
  return neckBand(top, {
    name: 'lapel',
    high: collar,
    share: 1.02,
    standing: (y, face) => [
      10 + y * 0.8,
      22 - y * (face === 'front' ? 0.35 : 0.55),
      16 - y * (face === 'front' ? 0.02 : -0.25),
    ],
    open: (length) => [
      [length * 0.08, wide * 0.3],
      [length * notch, wide],
      [length * (notch + 0.055), wide * 0.62],
      [length * (notch + 0.02), collar * 1.08],
    ],
    panel: { stiff: 6, thick, kind: 'edge' },
  })
}
