import { accessoryScene } from './accessories/accessory-scene.ts'
import { apparelScene } from './apparel/apparel-scene.ts'
import type { Scene } from './engine/scene.ts'
import { hairScene } from './hair/hair-scene.ts'

/** The scene of the nth picture (from 1) of a product in a colour, if its pictures are drawn. */
export function sceneOf(sku: string, color: string, picture: number): Scene {
  if (sku.startsWith('MG-A')) return apparelScene(sku, color, picture)
  if (sku.startsWith('MG-H')) return hairScene(sku, color, picture)
  return accessoryScene(sku, color, picture)
}
