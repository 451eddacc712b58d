import type { Point } from '../relief/matrix.ts'

export type Place = [x: number, y: number, z: number]

/** A named stretch of a panel's outline. */
export type Edge = readonly [name: string, points: readonly Point[]]

/** A piece of cloth as it is cut, in millimeters; y runs along the warp, upwards. */
export interface Panel {
  name: string
  /** Once around; each edge begins where the last one ends. */
  edges: readonly Edge[]
  /** Where its points are before it is sewn and falls. */
  place: (x: number, y: number) => Place
  /** Its right side looks away from who sees x to the right and y up. */
  away?: boolean
  /** Lines along which it is pressed into a crease, outwards. */
  creases?: readonly (readonly Point[])[]
  /** Of what other cloth it is, such as a rib. */
  kind?: string
  /** How much stiffer than the cloth it is, as when it is interlined. */
  stiff?: number
  /** How thick it is in millimeters, if not as the cloth. */
  thick?: number
}

/** Panels and how they are sewn together. */
export interface Pattern {
  panels: readonly Panel[]
  /** Pairs of edges, `panel.edge`; the second runs the other way if it begins with `~`. */
  seams: readonly (readonly [string, string])[]
  /** Panels, by the start of their name, that turn freely where they are sewn on. */
  hinged?: readonly string[]
  /** Edges that stay where they are placed, as a waistband on its form does. */
  held?: readonly string[]
}
