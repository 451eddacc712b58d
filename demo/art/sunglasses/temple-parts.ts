import { times } from '../engine/colour.ts'
import type { Point } from '../engine/matrix.ts'
import { polygon } from '../engine/path.ts'
import type { Paint, Part } from '../engine/piece.ts'
import { acetate } from '../materials/acetate.ts'
import { metal } from '../materials/metal.ts'
import type { FrameSolid } from './frame-solid.ts'
import type { PairLook } from './pair.ts'
import { type Place, seen, type View } from './view.ts'

/** One temple: the side that shows and the narrow upper edge. */
export function templeParts(look: PairLook, solid: FrameSolid, view: View, side: 1 | -1): Part[] {
  const line = solid.temple(side)
  const outside = side * Math.sin((view.yaw * Math.PI) / 180) > 0.12
  const thick = look.shape.wire ? 1.5 : 3.2
  const at = (place: Place, up: number, outward: number) =>
    seen(view, [place[0] + side * outward, place[1] + up, place[2]])
  const material = acetate(look.tips ?? look.front, look.seed + 3)
  const wire = metal(look.front)
  const parts: Part[] = []
  const ranges: [number, number, boolean][] = look.shape.wire
    ? [
        [0, 26, true],
        [25, 40, false],
      ]
    : [[0, 40, false]]
  for (const [from, to, metallic] of ranges) {
    const stations = line.slice(from, to + 1)
    const face = outside ? thick / 2 : -thick / 2
    const upper = stations.map(({ at: place, half }): Point => at(place, half, face))
    const lower = stations.map(({ at: place, half }): Point => at(place, -half, face))
    const beyond = stations.map(({ at: place, half }): Point => at(place, half, -face))
    const below = stations.map(({ at: place, half }): Point => at(place, -half, -face))
    const shape = polygon([...upper, ...lower.reverse()])
    const top = polygon([...upper, ...beyond.reverse()])
    const under = polygon([...lower.reverse(), ...below.reverse()])
    const finish = metallic ? wire.finish : material.finish
    const paint = metallic ? wire.paint : material.paint
    const opacity = metallic ? 1 : material.opacity
    const shaded = (tone: number): Paint => darker(paint, tone)
    parts.push({ kind: 'solid', shape: under, paint: shaded(0.5), finish, tilt: [0, 0.8], opacity })
    parts.push({
      kind: 'solid',
      shape: top,
      paint: shaded(0.85),
      finish,
      tilt: [0, -0.55],
      edge: { width: 5, rise: 2 },
      opacity,
    })
    parts.push({
      kind: 'solid',
      shape,
      paint,
      finish,
      tilt: outside ? [side * 0.14, 0] : [-side * 0.45, 0.1],
      edge: metallic ? { width: 6, rise: 6 } : { width: 12, rise: 6 },
      fillet: metallic ? 0 : 11,
      opacity,
    })
  }
  return parts
}

function darker(paint: Paint, tone: number): Paint {
  if (typeof paint === 'function') return (x, y) => times(paint(x, y), tone)
  return 'svg' in paint ? paint : times(paint, tone)
}
