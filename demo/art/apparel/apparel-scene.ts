import { scaled } from '../engine/matrix.ts'
import type { Part } from '../engine/piece.ts'
import { productScene, type Scene } from '../engine/scene.ts'
import { checked, cloth, striped } from '../materials/cloth.ts'
import { campShirt } from './camp-shirt.ts'
import { choreJacket } from './chore-jacket.ts'
import { woolCoat } from './coat.ts'
import { crewSweater, ribCardigan } from './knit.ts'
import { linenDress } from './linen-dress.ts'
import { linenSkirt } from './linen-skirt.ts'
import { poplinShirt } from './poplin-shirt.ts'
import { rollNeck } from './roll-neck.ts'
import { slipDress } from './slip-dress.ts'
import { tee } from './tee.ts'
import { cropped, short, tapered, trousers, wide } from './trousers.ts'

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
  'MG-A-111': {
    draw: (hex, seed, back) => trousers(short, cloth('linen', hex, 21), seed, back),
    detail: [880, 560, 2.2],
    whole: [950, 800, 1.5],
    hexes: { Sand: '#cfb78f', Navy: '#262e42', Olive: '#63643f' },
  },
  'MG-A-112': {
    draw: (hex, seed, back) => linenSkirt(cloth('linen', hex, 22), seed, back),
    detail: [940, 700, 2.2],
    hexes: { Ecru: '#e0d4b8', Terracotta: '#a9573a', Black: '#1f1d1c' },
  },
  'MG-A-113': {
    draw: (hex, seed, back) => tee(cloth('poplin', hex, 23), cloth('rib', hex, 23), seed, back),
    detail: [950, 760, 2.2],
    whole: [950, 1210, 1.16],
    hexes: { White: '#f1eee8', Black: '#1f1d1c', Sage: '#8b9778', Rust: '#964a27' },
  },
  'MG-A-114': {
    draw: (hex, seed, back) => rollNeck(hex, seed, back),
    detail: [950, 640, 2.2],
    whole: [950, 1130, 1.12],
    hexes: { Cream: '#e6dac2', Navy: '#262e42', Bordeaux: '#531a25' },
  },
  'MG-A-115': {
    draw: (hex, seed, back, color) =>
      choreJacket(
        checked(cloth('wool', hex, 25), color === 'Forest Check' ? '#1b241d' : '#3a241a', 150, 62),
        seed,
        back,
      ),
    detail: [1010, 820, 2.1],
    whole: [950, 1220, 1.16],
    hexes: { 'Forest Check': '#4c6350', 'Rust Check': '#a95f38' },
  },
  'MG-A-116': {
    draw: (hex, seed, back) => trousers(cropped, cloth('twill', hex, 26), seed, back),
    detail: [880, 560, 2.2],
    whole: [950, 1050, 1.18],
    hexes: { Stone: '#c0b49f', Forest: '#334135' },
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
