import { fromHex, mixed, type Rgb, times } from '../engine/colour.ts'
import type { Finish, Paint } from '../engine/piece.ts'
import { layeredNoise, noise } from '../engine/random.ts'

/** A sheet of acetate: how it is coloured and how it takes the light. */
export interface Acetate {
  paint: Paint
  finish: Finish
  opacity: number
  /** Its colour in the mass, for sides and temples. */
  body: Rgb
}

const polished: Finish = { specular: 0.045, roughness: 0.06 }

/** Acetate by the name of its colour. `seed` keeps two pairs from being alike, `size` is the size of the blotches. */
export function acetate(name: string, seed: number, size = 130): Acetate {
  const plain = solids[name]
  if (plain) return { paint: fromHex(plain), body: fromHex(plain), finish: polished, opacity: 1 }
  const clear = translucents[name]
  if (clear) {
    const body = fromHex(clear)
    const paint = (x: number, y: number) => times(body, 1 + 0.1 * layeredNoise(x / 260, y / 200, seed, 2))
    return {
      paint,
      body,
      finish: { ...polished, specular: 0.05, glow: 0.55 },
      opacity: name === 'Crystal' ? 0.16 : 0.86,
    }
  }
  return { paint: tortoise(seed, size), body: fromHex('#4a2410'), finish: { ...polished, glow: 0.3 }, opacity: 1 }
}

const solids: Record<string, string> = {
  Black: '#131212',
  Ivory: '#e3d8c2',
  Slate: '#46545e',
  Silver: '#a4a8ad',
}

const translucents: Record<string, string> = {
  Honey: '#c07c2a',
  Olive: '#5d5f33',
  Bordeaux: '#4c141f',
  Crystal: '#aeb0aa',
  Champagne: '#cdb08a',
  Rose: '#c4807c',
}

function tortoise(seed: number, size: number): (x: number, y: number) => Rgb {
  const amber = fromHex('#a8621f')
  const light = fromHex('#cf8f3c')
  const brown = fromHex('#4a220c')
  const dark = fromHex('#1d0d06')
  return (x, y) => {
    const u = x / size
    const v = y / size
    const bendX = layeredNoise(u * 0.7, v * 0.7, seed + 5, 3) * 0.9
    const bendY = layeredNoise(u * 0.7, v * 0.7, seed + 9, 3) * 0.9
    const blotch = layeredNoise(u + bendX, v * 1.25 + bendY, seed, 4)
    const fleck = noise(u * 3.2 + bendY * 2, v * 3.4 + bendX * 2, seed + 31)
    const ground = mixed(amber, light, smooth(layeredNoise(u * 1.6, v * 1.6, seed + 77, 2) + 0.35))
    const warm = mixed(ground, brown, smooth((blotch + 0.16 + fleck * 0.05) / 0.2))
    return mixed(warm, dark, smooth((blotch - 0.02 + fleck * 0.04) / 0.22))
  }
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
