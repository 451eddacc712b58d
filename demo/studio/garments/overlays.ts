import { Mesh, type Object3D, type ShaderMaterial } from 'three'
import { type Height, patchOn } from '../cloth/patch.ts'
import type { Spot } from '../cloth/surface-map.ts'
import type { Point } from '../relief/matrix.ts'
import { staged } from '../renderer/scene.ts'
import { type ButtonLook, button } from './buttons.ts'

type Map = (x: number, y: number) => Spot

/** A rectangle of cloth laid on, from its lower left to its upper right. */
export function strip(
  map: Map,
  [left, low, right, top]: readonly [number, number, number, number],
  material: ShaderMaterial,
  high: Height = 1.4,
): Object3D {
  return laid(
    map,
    [
      [left, low],
      [right, low],
      [right, top],
      [left, top],
    ],
    material,
    high,
  )
}

/** A patch pocket: its middle, upper edge, width and height; its lower corners are cut. */
export function pocket(
  map: Map,
  [middle, top, wide, high]: readonly [number, number, number, number],
  material: ShaderMaterial,
  thick = 1.6,
): Object3D[] {
  const [left, right, low] = [middle - wide / 2, middle + wide / 2, top - high]
  const cut = wide * 0.13
  const outline: Point[] = [
    [left, low + cut],
    [left + cut, low],
    [right - cut, low],
    [right, low + cut],
    [right, top],
    [left, top],
  ]
  return [
    laid(map, outline, material, thick),
    strip(map, [left - 0.5, top - 22, right + 0.5, top + 0.5], material, thick + 0.9),
  ]
}

/** Any outline of cloth laid on, counterclockwise. */
export function laid(map: Map, outline: readonly Point[], material: ShaderMaterial, high: Height): Object3D {
  return staged(new Mesh(patchOn(map, outline, high), material), 'solid')
}

/** Buttons down a line at x, from the first to the last height. */
export function buttonRow(
  map: Map,
  x: number,
  [first, last]: readonly [number, number],
  count: number,
  radius: number,
  look: ButtonLook,
  lift = 2,
): Object3D[] {
  return Array.from({ length: count }, (_, index) =>
    button(map(x, first + ((last - first) * index) / Math.max(1, count - 1)), radius, look, lift),
  )
}
