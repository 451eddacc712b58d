import { type BufferGeometry, Mesh, type Object3D, type PerspectiveCamera } from 'three'
import type { Rgb } from '../relief/color.ts'
import type { Rig } from './rig.ts'

/** When an object is exposed, each over what came before: solid objects, clear ones from the inside out, panes. */
export const stage = { solid: 1, inner: 2, outer: 3, pane: 4 } as const

/** Where objects leave shadows on each other: solid ones black, tinting ones in the color of `userData.tint`. */
export const shadows = { solid: 8, tinting: 9 } as const

/**
 * What the ground gets through an object: nothing, or light in the color of the scene's panes or of its body. What
 * differs by these colors alone lies in the same shadow, which is then exposed once.
 */
export type Veil = 'none' | 'pane' | 'body'

/** Objects standing on the paper (y = 0, millimeters), how they are seen, and what shines on them. */
export interface StudioScene {
  width: number
  height: number
  objects: Object3D
  camera: PerspectiveCamera
  /** Distance of what is sharp, and the radius of the lens opening, in millimeters. */
  focus: number
  opening: number
  rig: Rig
  /** What panes and body leave of the light on the ground; black for a solid body. */
  veils: Record<Exclude<Veil, 'none'>, Rgb>
  /** The same for all images whose shadows differ by the colors of veils alone. */
  shadow: string
  /** The share of the height where the paper's wall becomes its floor. */
  horizon: number
  /** What wall and floor are multiplied by, if they are not of the paper's color. */
  ground?: { wall: Rgb; floor: Rgb }
}

/** A mesh exposed at one stage; it leaves no shadow. */
export function staged(mesh: Mesh, at: keyof typeof stage): Mesh {
  mesh.layers.set(stage[at])
  mesh.frustumCulled = false
  return mesh
}

/**
 * A mesh that is not seen but leaves a shadow, best a coarse one. `tint` is what it keeps of the light that falls on other
 * objects, `veil` how the ground is lit through it.
 */
export function caster(geometry: BufferGeometry, veil: Veil = 'none', tint?: Rgb): Mesh {
  const mesh = new Mesh(geometry)
  mesh.layers.set(tint ? shadows.tinting : shadows.solid)
  mesh.frustumCulled = false
  mesh.userData.veil = veil
  if (tint) mesh.userData.tint = tint
  return mesh
}

/** All meshes of an object. */
export function meshesOf(object: Object3D): Mesh[] {
  const found: Mesh[] = []
  object.traverse((child) => {
    if (child instanceof Mesh) found.push(child)
  })
  return found
}
