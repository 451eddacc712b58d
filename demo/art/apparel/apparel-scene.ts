import { scaled } from '../engine/matrix.ts'
import type { Part } from '../engine/piece.ts'
import { productScene, type Scene } from '../engine/scene.ts'
import { cloth, striped } from '../materials/cloth.ts'
import { campShirt } from './camp-shirt.ts'
import { choreJacket } from './chore-jacket.ts'
import { woolCoat } from './coat.ts'
import { crewSweater, ribCardigan } from './knit.ts'
import { linenDress } from './linen-dress.ts'
import { poplinShirt } from './poplin-shirt.ts'
import { slipDress } from './slip-dress.ts'
import { tapered, trousers, wide } from './trousers.ts'

interface Garment {
  draw: (hex: string, seed: string, back: boolean, color: string) => Part[]
  /** The middle of the detail, and how much larger it is. */
  detail: readonly [number, number, number]
  /** The same for the whole garment, where it would sit small. */
  whole?: readonly [number, number, number]
  hexes: Record<string, string>
}

const garments: Record<string, Garment> = {
  'MG-A-101': {
    draw: (hex, seed, back) => linenDress(cloth('linen', hex, 11), seed, back),
    detail: [850, 640, 2.3],
    hexes: { Sand: '#cfb78f', White: '#efeae0', Terracotta: '#a9573a' },
  },
  'MG-A-102': {
    draw: (hex, seed, back) => slipDress(cloth('satin', hex, 12), seed, back),
    detail: [900, 720, 2.3],
    hexes: { Champagne: '#d2b88e', Black: '#161415', Sage: '#8b9778' },
  },
  'MG-A-103': {
    draw: (hex, seed, back, color) => {
      const plain = cloth('poplin', hex, 13)
      return poplinShirt(color === 'Sky Stripe' ? striped(plain, '#7d9cbd', 26, 11) : plain, seed, back)
    },
    detail: [930, 690, 2.3],
    whole: [950, 1220, 1.16],
    hexes: { White: '#f1eee8', 'Sky Stripe': '#eef0f0' },
  },
  'MG-A-104': {
    draw: (hex, seed, back) => campShirt(cloth('linen', hex, 14), seed, back),
    detail: [1010, 840, 2.1],
    whole: [950, 1220, 1.16],
    hexes: { Ecru: '#e0d4b8', Olive: '#63643f', Navy: '#262e42' },
  },
  'MG-A-105': {
    draw: (hex, seed, back) => crewSweater(hex, seed, back),
    detail: [900, 680, 2.2],
    whole: [950, 1190, 1.14],
    hexes: { Oatmeal: '#d0bf9f', Charcoal: '#3f3e40', Rust: '#964a27' },
  },
  'MG-A-106': {
    draw: (hex, seed, back) => ribCardigan(hex, seed, back),
    detail: [930, 1160, 2.2],
    whole: [950, 1190, 1.14],
    hexes: { Cream: '#e6dac2', Rose: '#bd8a82', Forest: '#334135' },
  },
  'MG-A-107': {
    draw: (hex, seed, back) => trousers(wide, cloth('poplin', hex, 17), seed, back),
    detail: [880, 560, 2.2],
    hexes: { Ivory: '#e6dfcf', Black: '#1c1b1b', Camel: '#ab7f4e' },
  },
  'MG-A-108': {
    draw: (hex, seed, back) => trousers(tapered, cloth('twill', hex, 18), seed, back),
    detail: [880, 560, 2.2],
    hexes: { Stone: '#c0b49f', Navy: '#262e42' },
  },
  'MG-A-109': {
    draw: (hex, seed, back) => woolCoat(cloth('wool', hex, 19), seed, back),
    detail: [880, 700, 2.2],
    hexes: { Camel: '#ab7f4e', Charcoal: '#3f3e40' },
  },
  'MG-A-110': {
    draw: (hex, seed, back) => choreJacket(cloth('twill', hex, 20), seed, back),
    detail: [1010, 820, 2.1],
    whole: [950, 1220, 1.16],
    hexes: { Indigo: '#34425f' },
  },
}

const wall = 1.3

/** A garment from the front (1), from the back (2), or close up (3). */
export function apparelScene(sku: string, color: string, picture: number): Scene {
  const garment = garments[sku]
  if (!garment) throw new Error(`There is no drawing of ${sku}.`)
  const parts = garment.draw(garment.hexes[color] ?? '#cccccc', `${sku} ${color}`, picture === 2, color)
  const [x, y, zoom] = picture === 3 ? garment.detail : (garment.whole ?? [950, 1270, 1])
  return productScene(parts, wall, scaled(zoom, 950 - x * zoom, 1250 - y * zoom))
}
