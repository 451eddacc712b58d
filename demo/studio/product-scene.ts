import { crescentShot, toteShot } from './accessories/bags/bag-shots.ts'
import { beltShot } from './accessories/belt/belt-shots.ts'
import { bucketHatShot, strawHatShot } from './accessories/hats/hat-shots.ts'
import { hoopsShot, signetShot } from './accessories/jewelry-shots.ts'
import { silkShot } from './accessories/silk-shots.ts'
import { woolShot } from './accessories/wool-shots.ts'
import { wornPairShot } from './display/worn-pair.ts'
import { apparelShot, garments } from './garments/apparel-shots.ts'
import { barShot, pearlShot } from './hair/barrette-shots.ts'
import { clawShot } from './hair/claw-shots.ts'
import { headbandShot } from './hair/headband-shots.ts'
import { scrunchieShot } from './hair/scrunchie-shots.ts'
import type { ShotRequest } from './renderer/page.ts'
import { rigIn } from './renderer/rig.ts'
import type { StudioScene } from './renderer/scene.ts'
import { sizeShot } from './sets/size-shots.ts'
import { stillLifeScene } from './sets/still-life.ts'
import { pairShot } from './sunglasses/pair-shots.ts'

const shots: Record<string, (color: string, image: number, sku: string) => StudioScene> = {
  'MG-F-301': toteShot,
  'MG-F-302': crescentShot,
  'MG-F-303': silkShot,
  'MG-F-304': woolShot,
  'MG-F-305': beltShot,
  'MG-F-306': strawHatShot,
  'MG-F-307': bucketHatShot,
  ...Object.fromEntries(Object.keys(garments).map((sku) => [sku, apparelShot])),
  'MG-F-308': hoopsShot,
  'MG-F-309': signetShot,
  'MG-F-310': woolShot,
  'MG-H-201': clawShot,
  'MG-H-202': clawShot,
  'MG-H-203': scrunchieShot,
  'MG-H-204': scrunchieShot,
  'MG-H-205': barShot,
  'MG-H-206': pearlShot,
  'MG-H-207': headbandShot,
  'MG-H-208': clawShot,
  'MG-H-209': scrunchieShot,
  'MG-H-210': headbandShot,
}

/** Whether the images of a product are taken in the studio. */
export function isModelled(sku: string): boolean {
  return sku.startsWith('MG-S') || sku in shots
}

/** The nth image (from 1) of a product in a color, as it stands in the studio. */
export function productScene({ sku, color, image, around }: ShotRequest): StudioScene {
  const size = sizeShot(sku, color, image)
  if (size) return stillLifeScene(size, `${sku} size`)
  const scene =
    shots[sku]?.(color, image, sku) ?? (image === 4 ? wornPairShot(sku, color) : pairShot(sku, color, image))
  return around ? { ...scene, rig: rigIn(around, scene.rig) } : scene
}
