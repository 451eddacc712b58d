import { Box3, Group, Matrix4, Mesh, Vector3 } from 'three'
import { mixed } from '../relief/color.ts'
import { glass } from '../renderer/materials/glass.ts'
import { caster, meshesOf, type StudioScene, staged } from '../renderer/scene.ts'
import { acetate, acetateVeil, metal, type Substance, silicone } from '../renderer/substances.ts'
import { acetateFront } from './acetate-front.ts'
import { hinges, rivets } from './fittings.ts'
import { type FrameSolid, frameSolid } from './frame-solid.ts'
import { coatOf, lensGlass } from './lens-glass.ts'
import { lensPanes } from './lens-panes.ts'
import type { PairLook } from './pair-look.ts'
import { acetateTemple, wireTemple } from './temples.ts'
import { nosePads, wireFront } from './wire-front.ts'

const facing = [0, 0, 1] as const
const sideways = [1, 0, 0] as const
const sides = [1, -1] as const

/** A pair of sunglasses with open temples, standing on rims and tips at y = 0; `cell` as for the front. */
export function pairModel(look: PairLook, cell: number): Group {
  return stood(openPair(look, cell))
}

/** A pair of sunglasses around the middle of its lenses; `ear` as for its solid. */
export function openPair(look: PairLook, cell: number, ear?: number): Group {
  const solid = frameSolid(look.shape, ear)
  const pair = new Group()
  pair.add(...(look.shape.wire ? wire(look, solid) : cut(look, solid, cell)), ...lenses(look, solid))
  return pair
}

function cut(look: PairLook, solid: FrameSolid, cell: number): Mesh[] {
  const { shape, seed } = look
  const ofFront = acetate(look.front, { seed, thickness: 4, axis: facing, at: 'outer' })
  const ofTemple = acetate(look.front, { seed: seed + 3, thickness: 3.4, axis: sideways, at: 'inner' })
  const pale = ['Black', 'Slate', 'Crystal', 'Silver'].includes(look.front)
  const fittings = metal(pale ? 'Silver' : 'Gold')
  const pins = look.pins === 'none' ? [] : rivets(shape, solid, look.pins ?? 'bar')
  const front = acetateFront(shape, solid, cell)
  return [
    made(front.fine, ofFront),
    caster(front.coarse, 'body', ofFront.tint),
    ...sides.flatMap((side) => [
      made(acetateTemple(solid, side, 1), ofTemple),
      caster(acetateTemple(solid, side, 0.35), 'body', ofTemple.tint),
    ]),
    ...hinges(shape, solid).map((part) => made(part, fittings)),
    // Not seen a second time through a clear front that they stand on.
    ...pins.map((part) => made(part, { ...fittings, at: ofFront.at })),
  ]
}

function wire(look: PairLook, solid: FrameSolid): Mesh[] {
  const { shape, seed } = look
  const polished = metal(look.front, 0.1)
  const tips = acetate(look.tips ?? 'Black', { seed, thickness: 2.6, axis: sideways, at: 'inner' })
  const { arms, pads } = nosePads(shape, solid)
  const temples = sides.map((side) => wireTemple(solid, side))
  const bars = [...wireFront(shape, solid), ...arms, ...temples.map(({ wire: bar }) => bar)]
  return [
    ...[...bars, ...hinges(shape, solid)].map((part) => made(part, polished)),
    ...bars.map((bar) => caster(bar)),
    ...temples.flatMap(({ tip }) => [made(tip, tips), caster(tip)]),
    ...pads.map((pad) => made(pad, silicone(sideways))),
  ]
}

/** What the ground gets through the lenses and through the frame of a pair. */
export function pairVeils({ shape, glass: lens, front }: PairLook): StudioScene['veils'] {
  const { top, bottom } = lensGlass(lens)
  return { pane: mixed(top, bottom, 0.5), body: shape.wire ? [0, 0, 0] : acetateVeil(front, 4) }
}

function lenses(look: PairLook, solid: FrameSolid): Mesh[] {
  const { top, bottom } = lensGlass(look.glass)
  const { coat, coatColor } = coatOf(look.glass)
  const tint = mixed(top, bottom, 0.5)
  return lensPanes(look.shape, solid).flatMap((geometry) => {
    geometry.computeBoundingBox()
    const { min, max } = geometry.boundingBox ?? new Box3()
    const panes = glass({ top, bottom, from: min.y, to: max.y, coat, coatColor }).map((material, index) => {
      const mesh = staged(new Mesh(geometry, material), 'pane')
      mesh.renderOrder = index
      return mesh
    })
    return [...panes, caster(geometry, 'pane', tint)]
  })
}

function made(geometry: Mesh['geometry'], { material, at }: Substance): Mesh {
  return staged(new Mesh(geometry, material), at)
}

/** Leans the pair back or forward until rims and tips both touch the ground, and sets its middle over the origin. */
function stood(pair: Group): Group {
  const places = meshesOf(pair).flatMap((mesh) => {
    const positions = mesh.geometry.getAttribute('position')
    return Array.from({ length: Math.ceil(positions.count / 3) }, (_, index) =>
      new Vector3().fromBufferAttribute(positions, Math.min(positions.count - 1, index * 3)),
    )
  })
  const back = Math.min(...places.map(({ z }) => z))
  const lowest = (angle: number, behind: boolean) => {
    const turn = new Matrix4().makeRotationX(angle)
    const parts = places.filter(({ z }) => z < back * 0.5 === behind)
    return Math.min(...parts.map((place) => place.clone().applyMatrix4(turn).y))
  }
  let [low, high] = [-0.3, 0.3]
  for (let round = 0; round < 18; round++) {
    const angle = (low + high) / 2
    // Turning towards the eye lifts what is behind.
    if (lowest(angle, true) > lowest(angle, false)) high = angle
    else low = angle
  }
  pair.rotation.x = (low + high) / 2
  pair.position.set(0, -lowest(pair.rotation.x, false), -back * 0.5)
  const standing = new Group()
  standing.add(pair)
  return standing
}
