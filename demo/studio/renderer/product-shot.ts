import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three'
import type { Rgb } from '../relief/color.ts'
import { imageHeight, imageWidth } from '../relief/image-size.ts'
import { aimed, closeUp, type Shot } from './camera.ts'
import type { SheetMesh } from './meshes/sheet-mesh.ts'
import { houseRig, type Rig } from './rig.ts'
import { caster, type StudioScene, staged, type Veil } from './scene.ts'
import type { Substance } from './substances.ts'

/** How products are framed: all of them, or `across` millimeters around a place of theirs. */
export interface Framing {
  pitch: number
  fill?: number
  fillHeight?: number
  middle?: readonly [number, number]
  place?: readonly [number, number, number]
  across?: number
  /** Radius of the lens opening in millimeters. */
  opening?: number
  rig?: Rig
  /** The share of the height where the wall becomes the floor; more than 1 where only the floor is seen. */
  horizon?: number
  /** What the ground gets through a clear body. */
  body?: Rgb
}

const aspect = imageWidth / imageHeight

/** An image of products on the paper; `shadow` is the same for all whose shadows differ by the color of `body` alone. */
export function productShot(objects: Object3D, shadow: string, framing: Framing): StudioScene {
  const { pitch, fill = 0.78, fillHeight, middle = [0.5, 0.515], place, across = 60, opening = 1.5 } = framing
  const distance = place ? 420 : 820
  const shot: Shot = { pitch, distance, fill, middle, ...(fillHeight ? { fillHeight } : {}) }
  return {
    width: imageWidth,
    height: imageHeight,
    objects,
    camera: place ? closeUp(new Vector3(...place), shot, across, aspect) : aimed(objects, shot, aspect),
    focus: place ? distance : distance - 10,
    opening,
    rig: framing.rig ?? houseRig,
    veils: { pane: [0, 0, 0], body: framing.body ?? [0, 0, 0] },
    shadow,
    horizon: framing.horizon ?? 0.6,
  }
}

/** A part of the products with its shadow. */
export function part(geometry: BufferGeometry, { material, at, tint }: Substance, veil: Veil = 'none'): Mesh[] {
  return [staged(new Mesh(geometry, material), at), caster(geometry, veil, tint)]
}

/** A part of the products so small, or so close to another, that its shadow is not seen. */
export function trim(geometry: BufferGeometry, { material, at }: Substance): Mesh {
  return staged(new Mesh(geometry, material), at)
}

/** A sheet with its edge and its shadow. */
export function sheetParts({ faces, edge, shade }: SheetMesh, face: Substance, cut: Substance): Mesh[] {
  return [trim(faces, face), trim(edge, cut), caster(shade)]
}
