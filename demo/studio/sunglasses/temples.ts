import { type BufferGeometry, Vector3 } from 'three'
import { type Profile, sweep } from '../renderer/meshes/sweep.ts'
import type { FrameSolid } from './frame-solid.ts'

/** A temple cut from a sheet, from the hinge to its tip; `fine` is 1, or less for a coarser mesh. */
export function acetateTemple(solid: FrameSolid, side: 1 | -1, fine: number): BufferGeometry {
  const line = solid.temple(side)
  const high = halfHeights(line)
  const thick = (share: number) => 1.75 + 0.25 * Math.min(1, share / 0.1) - 0.15 * share
  return sweep(places(line), (share): Profile => ({ high: high(share), thick: thick(share), power: 4.2 }), {
    stations: Math.round(100 * fine),
    around: Math.round(36 * fine),
    round: [0.5, 2.6],
  })
}

/** A temple of wire, and the acetate tip that is pushed over its end. */
export function wireTemple(solid: FrameSolid, side: 1 | -1): { wire: BufferGeometry; tip: BufferGeometry } {
  const line = solid.temple(side)
  const all = places(line)
  const high = halfHeights(line)
  const from = 0.615
  const cut = Math.round(from * (all.length - 1))
  const tipShare = (share: number) => from + share * (1 - from)
  return {
    wire: sweep(all.slice(0, cut + 2), () => ({ high: 0.78, thick: 0.62, power: 2.4 }), { stations: 90, around: 18 }),
    tip: sweep(
      all.slice(cut),
      (share): Profile => {
        const grown = Math.min(1, 0.42 + share * 4)
        return { high: high(tipShare(share)) * grown + 0.3, thick: 1.55 * Math.min(1, 0.62 + share * 2.4), power: 2.6 }
      },
      { stations: 60, around: 30, round: [0.5, 2] },
    ),
  }
}

function places(line: ReturnType<FrameSolid['temple']>): Vector3[] {
  return line.map(({ at }) => new Vector3(...at))
}

function halfHeights(line: ReturnType<FrameSolid['temple']>): (share: number) => number {
  return (share) => {
    const at = share * (line.length - 1)
    const low = Math.min(line.length - 2, Math.floor(at))
    const [one, other] = [line[low]?.half ?? 1, line[low + 1]?.half ?? 1]
    return one + (other - one) * (at - low)
  }
}
