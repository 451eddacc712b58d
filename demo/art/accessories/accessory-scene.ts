import { type Matrix, scaled } from '../engine/matrix.ts'
import type { Part } from '../engine/piece.ts'
import { productScene, type Scene } from '../engine/scene.ts'
import { checked, cloth } from '../materials/cloth.ts'
import { silkSquare, silkTriangle } from './silk-scarf.ts'
import { hangingScarf, stackedScarf } from './wool-scarf.ts'

interface Accessory {
  draw: (color: string, second: boolean, seed: string) => Part[]
  /** Where wall becomes floor in the first and the second picture. */
  horizons: readonly [number, number]
  /** The middle of the detail, how much larger it is, and from which picture it is taken. */
  detail: readonly [number, number, number]
}

const floor = 0.6
const flat = 1.3

const accessories: Record<string, Accessory> = {
  'MG-F-303': {
    draw: (color, second, seed) => (second ? silkTriangle : silkSquare)(cloth('satin', '#ffffff', 33), color, seed),
    horizons: [flat, flat],
    detail: [560, 900, 2.2],
  },
  'MG-F-304': {
    draw: (color, second, seed) =>
      (second ? stackedScarf : hangingScarf)(cloth('wool', hexes[color] ?? '#888888', 34), seed),
    horizons: [0.95, floor],
    detail: [860, 1780, 2.4],
  },
  'MG-F-310': {
    draw: (color, second, seed) =>
      (second ? stackedScarf : hangingScarf)(
        checked(cloth('wool', hexes[color] ?? '#888888', 38), checks[color] ?? '#222222', 190, 88),
        seed,
      ),
    horizons: [0.95, floor],
    detail: [860, 1780, 2.4],
  },
}

/** The second colour of what is checked. */
const checks: Record<string, string> = { Camel: '#5c3a22', Grey: '#3a3c42' }

const hexes: Record<string, string> = {
  Black: '#1b1918',
  Olive: '#5f5f37',
  Camel: '#ab7f4e',
  Grey: '#85827e',
  Forest: '#334135',
  Ecru: '#dfd3b8',
  Navy: '#262e42',
}

/** An accessory (1), arranged otherwise (2), or close up (3). */
export function accessoryScene(sku: string, color: string, picture: number): Scene {
  const accessory = accessories[sku]
  if (!accessory) throw new Error(`There is no drawing of ${sku}.`)
  const parts = accessoryParts(sku, color, picture === 2)
  const horizon = accessory.horizons[picture === 2 ? 1 : 0]
  if (picture !== 3) return productScene(parts, horizon)
  const [x, y, zoom] = accessory.detail
  const at: Matrix = scaled(zoom, 950 - x * zoom, 1250 - y * zoom)
  return productScene(parts, horizon, at)
}

export function accessoryParts(sku: string, color: string, second = false): Part[] {
  const accessory = accessories[sku]
  if (!accessory) throw new Error(`There is no drawing of ${sku}.`)
  return accessory.draw(color, second, `${sku} ${color}`)
}
