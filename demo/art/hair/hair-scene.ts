import type { Matrix } from '../engine/matrix.ts'
import type { Part } from '../engine/piece.ts'
import { productScene, type Scene } from '../engine/scene.ts'
import { cloth, type Weave } from '../materials/cloth.ts'
import { foldsCloseUp, scrunchie, twoScrunchies } from './scrunchie.ts'

interface View {
  parts: Part[]
  horizon: number
  at?: Matrix
}

const flat = 1.3
const scrunchieWeaves: Record<string, Weave> = { 'MG-H-203': 'satin', 'MG-H-204': 'velvet', 'MG-H-209': 'linen' }

/** The nth picture of a hair accessory; the third is close up. */
export function hairScene(sku: string, color: string, picture: number): Scene {
  const { parts, horizon, at } = hairView(sku, color, picture)
  return productScene(parts, horizon, at)
}

export function hairView(sku: string, color: string, picture: number): View {
  const seed = `${sku} ${color}`
  switch (sku) {
    case 'MG-H-203':
    case 'MG-H-204':
    case 'MG-H-209': {
      const stuff = cloth(scrunchieWeaves[sku] ?? 'satin', hexes[color] ?? '#888888', 21)
      if (picture === 3) return { parts: scrunchie(stuff, seed), horizon: flat, at: foldsCloseUp }
      return { parts: picture === 2 ? twoScrunchies(stuff, seed) : scrunchie(stuff, seed), horizon: flat }
    }
    default:
      throw new Error(`There is no drawing of ${sku}.`)
  }
}

const hexes: Record<string, string> = {
  Champagne: '#d2b88e',
  Black: '#161415',
  Blush: '#cf9d90',
  Sage: '#8b9778',
  Ink: '#262f4b',
  Bordeaux: '#531a25',
  Forest: '#283c2f',
  Navy: '#222a43',
  Ivory: '#e6dcc9',
  Sand: '#cfb78f',
  Terracotta: '#a9573a',
  Ecru: '#e0d4b8',
}
