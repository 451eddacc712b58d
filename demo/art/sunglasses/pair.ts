import { fromHex, type Rgb, times } from '../engine/colour.ts'
import type { Point } from '../engine/matrix.ts'
import { ellipse, polygon, ring } from '../engine/path.ts'
import type { Part, Piece } from '../engine/piece.ts'
import { acetate } from '../materials/acetate.ts'
import { metal } from '../materials/metal.ts'
import type { FrameShape } from './frame-shape.ts'
import { type FrameSolid, frameSolid } from './frame-solid.ts'
import { groundShadow } from './ground-shadow.ts'
import { glassTint, lensGlass } from './lens-glass.ts'
import { templeParts } from './temple-parts.ts'
import { type Place, seen, type View } from './view.ts'

/** What a pair is made of. `tips` names the acetate of the ends of wire temples. */
export interface PairLook {
  shape: FrameShape
  front: string
  glass: string
  seed: number
  tips?: string
  pins?: 'dots' | 'bar' | 'none'
}

/** A pair of sunglasses standing open on the floor. */
export function pair(look: PairLook, view: View): Part[] {
  const solid = frameSolid(look.shape)
  const { shape } = look
  const material = shape.wire
    ? { ...metal(look.front), opacity: 1, body: metal(look.front).paint }
    : acetate(look.front, look.seed)
  const project = (points: readonly Point[], back: number) => points.map((point) => seen(view, solid.bent(point, back)))
  const slice = (back: number) => front(solid, (points) => project(points, back))
  const depthOfFront = shape.wire ? 1.6 : 3.8
  const slices = Array.from({ length: 7 }, (_, index) => slice((depthOfFront * (index + 1)) / 7)).join('')

  const far = view.yaw > 0 ? -1 : 1
  const parts: Part[] = [...groundShadow(look, solid, view)]
  parts.push(...templeParts(look, solid, view, far), ...templeParts(look, solid, view, far === 1 ? -1 : 1))
  if (shape.wire) parts.push(...nosePads(solid, view, shape))
  parts.push({
    kind: 'solid',
    shape: slices,
    paint: shape.wire ? material.body : inner(material.body, look.front),
    finish: shape.wire ? material.finish : { ...material.finish, specular: material.finish.specular * 0.4 },
    tilt: [0, 0.5],
    edge: { width: 6, rise: 3 },
    fillet: shape.wire ? 0 : 10,
    opacity: material.opacity,
  })
  parts.push(...lenses(look, solid, view, project))
  const face: Piece = {
    kind: 'solid',
    shape: slice(0),
    paint: material.paint,
    finish: material.finish,
    fillet: shape.wire ? 1.5 : 11,
    edge: shape.wire ? { width: 8, rise: 8 } : { width: 17, rise: 11 },
    opacity: material.opacity,
    casts: [{ dx: 5, dy: 9, blur: 12, strength: 0.4 }],
  }
  parts.push(face, ...pins(look, solid, view))
  return parts
}

function front(solid: FrameSolid, project: (points: readonly Point[]) => Point[]): string {
  const rims = solid.rims.map((rim, index) => ring(project(rim), project(solid.lenses[index] ?? [])))
  const joins = [...solid.bridges, ...solid.ends].map((points) => polygon(project(points)))
  return [...rims, ...joins].join('')
}

function inner(body: Rgb, name: string): Rgb {
  return times(body, name === 'Crystal' ? 0.92 : 0.75)
}

function lenses(
  look: PairLook,
  solid: FrameSolid,
  view: View,
  project: (points: readonly Point[], back: number) => Point[],
): Part[] {
  const glass = lensGlass(look.glass)
  return solid.lenses.map((outline): Part => {
    const points = project(outline, look.shape.wire ? 0.8 : 1.6)
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return {
      kind: 'pane',
      shape: polygon(points),
      tint: glassTint(glass, top - 30, bottom),
      mirror: glass.mirror,
      mirrorColor: glass.mirrorColor,
      dome: {
        x: (left + right) / 2 + view.yaw * -4,
        y: (top + bottom) / 2 + 40,
        rx: (right - left) * 0.62,
        ry: (bottom - top) * 0.62,
        lean: 0.42,
      },
    }
  })
}

function pins(look: PairLook, solid: FrameSolid, view: View): Part[] {
  if (look.shape.wire || look.pins === 'none') return []
  const places = [1, -1].flatMap((side): Place[] => {
    const x = solid.halfWidth - (look.shape.outer ? 1.4 : 4.6)
    const at = (dx: number, dy: number) => solid.bent([side * (x + dx), look.shape.hingeAt + dy], -0.1)
    return look.pins === 'dots' ? [at(0, 1.5), at(0, -1.5)] : [at(0, 0)]
  })
  const { paint, finish } = metal(look.front === 'Black' || look.front === 'Slate' ? 'Silver' : 'Gold')
  return places.map((place): Part => {
    const [x, y] = seen(view, place)
    const size = view.scale * 0.72
    return {
      kind: 'solid',
      shape: look.pins === 'dots' ? ellipse(x, y, size, size) : ellipse(x, y, size * 2.1, size * 0.8, -8),
      paint,
      finish,
      edge: { width: size * 0.9, rise: size * 0.6 },
      casts: [{ dx: 1, dy: 1.5, blur: 3, strength: 0.5 }],
    }
  })
}

function nosePads(solid: FrameSolid, view: View, shape: FrameShape): Part[] {
  const { paint, finish } = metal('Silver')
  return [1, -1].flatMap((side): Part[] => {
    const x = side * (shape.bridge / 2 - 0.8)
    const pad = seen(view, [x - side * 0.6, shape.bridgeBottom - 11, -4])
    const arm = seen(view, solid.bent([side * (shape.bridge / 2 + 0.6), shape.bridgeBottom - 5], 1))
    const bend = seen(view, [x + side * 0.2, shape.bridgeBottom - 7, -5])
    return [
      {
        kind: 'solid',
        shape: `<path d="M${arm.join(' ')}Q${bend.join(' ')} ${pad.join(' ')}" fill="none" stroke="#fff" stroke-width="7"/>`,
        paint,
        finish,
        edge: { width: 4, rise: 4 },
      },
      {
        kind: 'solid',
        shape: ellipse(pad[0], pad[1], view.scale * 2.3, view.scale * 4.6, side * 16),
        paint: fromHex('#d8d0c4'),
        finish: { specular: 0.08, roughness: 0.05, glow: 0.5 },
        edge: { width: 14, rise: 9 },
        opacity: 0.62,
      },
    ]
  })
}
