import { accessoryScene } from './accessories/accessory-scene.ts'
import type { Scene } from './engine/scene.ts'
import { hairScene } from './hair/hair-scene.ts'

/** The scene of the nth picture (from 1) of a product in a colour, if its pictures are drawn. */
export function sceneOf(sku: string, color: string, picture: number): Scene {
  return sku.startsWith('MG-H') ? hairScene(sku, color, picture) : accessoryScene(sku, color, picture)
}
