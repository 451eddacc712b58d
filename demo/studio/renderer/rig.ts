import { Vector3 } from 'three'
import { fromHex, times } from '../relief/color.ts'

/** A lamp with an even face, or a card that throws light back: a rectangle in the studio, in millimeters. */
export interface Panel {
  center: Vector3
  /** Half of its width and of its height, as vectors. */
  across: Vector3
  up: Vector3
  /** Radiance of its face; the paper of the backdrop is about 0.8. */
  light: readonly [number, number, number]
  /** How far its light fades towards its edges: 0 is cut sharp, 1 has no even part. */
  edge: number
}

/** Everything that shines on the products and is mirrored in them. */
export interface Rig {
  panels: readonly Panel[]
  /** What is mirrored beside the lamps: the paper floor and wall, the dark room behind the camera, the ceiling. */
  floor: readonly [number, number, number]
  wall: readonly [number, number, number]
  dark: readonly [number, number, number]
  ceiling: readonly [number, number, number]
}

const warm = (light: number): [number, number, number] => [light * 1.02, light, light * 0.965]
const cool = (light: number): [number, number, number] => [light * 0.97, light, light * 1.03]

/** The lamps of the packshots: a large box at the upper left, a strip at the right, a ceiling, a window behind the camera. */
export const houseRig: Rig = {
  panels: [
    facing([-620, 760, -60], 430, 300, warm(7.5), 0.5),
    facing([780, 330, 220], 70, 460, cool(6.5), 0.35),
    facing([40, 900, 420], 620, 130, warm(5), 0.5),
    facing([-520, 330, 760], 150, 330, cool(5.2), 0.2),
    facing([180, 640, 1050], 520, 220, warm(3.4), 0.6),
    facing([0, 250, -1250], 1100, 380, warm(0.95), 0.8),
  ],
  floor: [0.72, 0.685, 0.62],
  wall: [0.62, 0.59, 0.545],
  dark: [0.055, 0.052, 0.05],
  ceiling: [0.2, 0.195, 0.185],
}

/** Colors of the wall behind the products and of the floor below them, as `#rrggbb`. */
export interface Surroundings {
  wall: string
  floor: string
}

const rigs = new WeakMap<Rig, Map<string, Rig>>()

/** The lamps of a rig in other surroundings, which are mirrored in the products. */
export function rigIn({ wall, floor }: Surroundings, lamps: Rig): Rig {
  const known = rigs.get(lamps) ?? new Map<string, Rig>()
  rigs.set(lamps, known)
  const key = `${wall} ${floor}`
  const rig = known.get(key) ?? { ...lamps, wall: times(fromHex(wall), 0.8), floor: times(fromHex(floor), 0.9) }
  known.set(key, rig)
  return rig
}

/** A panel that looks at the place where the products are, turned so that its width lies level. */
export function facing(
  [x, y, z]: readonly [number, number, number],
  halfWidth: number,
  halfHeight: number,
  light: readonly [number, number, number],
  edge: number,
  target: readonly [number, number, number] = [0, 20, 0],
): Panel {
  const center = new Vector3(x, y, z)
  const toward = new Vector3(...target).sub(center).normalize()
  const level = Math.abs(toward.y) > 0.97 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0)
  const across = toward.clone().cross(level).normalize()
  const up = across.clone().cross(toward).normalize()
  return { center, across: across.multiplyScalar(halfWidth), up: up.multiplyScalar(halfHeight), light, edge }
}
