import type { Rgb } from '../relief/color.ts'
import type { Part } from '../relief/piece.ts'
import type { Scene } from '../relief/scene.ts'
import { fieldGround } from './field-ground.ts'

/** A still life: a ground, blocks to stand on, products, and the light that falls on all of it. */
export interface Composition {
  /** Wall, floor, and the share of the height where they meet (1 is only wall, seen from above). */
  ground: readonly [string, string, number]
  props?: readonly Part[]
  products: readonly PlacedProduct[]
  light?: (x: number, y: number) => Rgb
}

/** An image of the catalog, its middle put at (x, y), scaled and turned by degrees. */
type PlacedProduct = readonly [
  sku: string,
  color: string,
  image: number,
  x: number,
  y: number,
  scale: number,
  degrees?: number,
]

export function compositionScene(
  width: number,
  height: number,
  { ground, props = [], products, light }: Composition,
): Scene {
  const [wall, floor] = ground
  const taken = products.map(([sku, color, image, x, y, scale, degrees = 0]) => ({
    shot: { sku, color, image, around: { wall, floor } },
    x,
    y,
    scale,
    degrees,
  }))
  return {
    width,
    height,
    ground: fieldGround(...ground),
    items: [{ parts: props }],
    taken,
    ...(light ? { light } : {}),
  }
}
