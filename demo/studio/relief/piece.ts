import type { Rgb } from './color.ts'
import type { Node } from './path.ts'

/** The color of a surface: one color, one for each place, or SVG in its own colors. */
export type Paint = Rgb | ((x: number, y: number) => Rgb) | { svg: string; under: Rgb }

/** How a surface answers light. `specular` is the share mirrored head-on; `roughness` from 0 (polished) to 1. */
export interface Finish {
  specular: number
  roughness: number
  /** Metals mirror in their own color and scatter nothing. */
  metal?: boolean
  /** Light caught by fibres that stand at the rim of a fold. */
  sheen?: number
  /** Light that comes through at the side away from the lamp. */
  glow?: number
}

/** A ridge (or, with a negative height, a furrow) along a line. */
export interface Fold {
  along: readonly Node[]
  /** Half of its width. */
  width: number
  height: number
  /** Where its crest lies between one side (-1) and the other (1). */
  lean?: number
  /** At which ends it runs out; both unless said otherwise. */
  fade?: 'both' | 'start' | 'end' | 'none'
}

/** The shadow that a piece throws on whatever is drawn below it. */
export interface Cast {
  dx: number
  dy: number
  blur: number
  strength: number
}

/** One lit object in an image. All lengths are units of the drawing, which is 1900 by 2500. */
export interface Piece {
  kind: 'solid'
  /** SVG shapes; where they are filled, the piece is. */
  shape: string
  /** SVG shapes taken away again. */
  cut?: string
  /** Rounds corners of the outline, inner ones too. */
  fillet?: number
  paint: Paint
  finish: Finish
  /** How the surface falls off towards its outline. */
  edge?: { width: number; rise: number }
  /** A dome over the whole piece: the middle, the radii, and how far the rim leans away (1 is half round). */
  dome?: { x: number; y: number; rx: number; ry: number; lean: number }
  /** Rounds the piece from side to side, row by row, as a body does that hangs; 1 is strongly round. */
  barrel?: number
  /** Which way the whole piece leans: x to the right, y down. */
  tilt?: readonly [number, number]
  folds?: readonly Fold[]
  /** A fine height for each place; `period` is its smallest feature, so that it can fade out in small images. */
  grain?: { height: (x: number, y: number) => number; period: number }
  casts?: readonly Cast[]
  /** Less than 1 lets what is below through. */
  opacity?: number
}

/** A tinted pane: darkens what is behind it and mirrors the studio. */
export interface Pane {
  kind: 'pane'
  shape: string
  /** Share of light that comes through, by channel. */
  tint: (x: number, y: number) => Rgb
  mirror: number
  mirrorColor?: Rgb
  dome: { x: number; y: number; rx: number; ry: number; lean: number }
}

/** A soft darkening, or with `light` a brightening, of what is below. */
export interface Shade {
  kind: 'shade'
  shape: string
  blur: number
  strength: number
  color?: Rgb
  light?: boolean
}

export type Part = Piece | Pane | Shade
