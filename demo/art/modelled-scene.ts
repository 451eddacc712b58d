import type { Wanted } from './studio/page.ts'
import { rigIn } from './studio/rig.ts'
import type { StudioScene } from './studio/scene.ts'
import { pairShot } from './sunglasses/pair-shots.ts'

/** Whether the pictures of a product are taken in the studio. */
export function isModelled(sku: string): boolean {
  return sku.startsWith('MG-S')
}

/** The nth picture (from 1) of a product in a colour, as it stands in the studio. */
export function modelledScene({ sku, color, picture, around }: Wanted): StudioScene {
  const scene = pairShot(sku, color, picture)
  return around ? { ...scene, rig: rigIn(around) } : scene
}
