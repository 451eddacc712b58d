import { fromHex, luminance, mixed, type Rgb, times } from '../engine/colour.ts'
import type { Finish, Paint, Piece } from '../engine/piece.ts'
import { layeredNoise, noise } from '../engine/random.ts'

/** A woven or knitted stuff: its colour, how it takes light and its fine surface. */
export interface Cloth {
  body: Rgb
  paint: Paint
  finish: Finish
  grain?: NonNullable<Piece['grain']>
}

export type Weave = 'linen' | 'poplin' | 'satin' | 'wool' | 'knit' | 'rib' | 'twill' | 'velvet' | 'canvas'

export function cloth(weave: Weave, hex: string, seed = 1): Cloth {
  const body = fromHex(hex)
  const { finish, grain, slub } = weaves[weave]
  const paint = (x: number, y: number) =>
    times(body, 1 + slub * (streaky.has(weave) ? threads(x, y, seed) : layeredNoise(x / 180, y / 180, seed, 3)))
  const shine = weave === 'satin' ? 0.026 + 0.05 * Math.sqrt(luminance(body)) : finish.specular
  return {
    body,
    paint,
    finish: { ...finish, specular: shine },
    ...(grain ? { grain: { period: grain.period, height: (x, y) => grain.height(x, y, seed) } } : {}),
  }
}

/** A check woven into a cloth: stripes of one colour both ways, darker where they cross. */
export function checked(base: Cloth, hex: string, every: number, width: number): Cloth {
  const thread = fromHex(hex)
  const isOn = (place: number) => {
    const at = (((place % every) + every) % every) / every
    return Math.min(1, Math.max(0, (width / every / 2 - Math.abs(at - 0.5)) * every * 0.3 + 0.5))
  }
  const paint = (x: number, y: number) => {
    const across = isOn(x + 5 * noise(x / 300, y / 260, 3))
    const along = isOn(y + 5 * noise(x / 260, y / 300, 7))
    const twill = 0.06 * Math.sin((x + y) * 0.55)
    return mixed(base.body, thread, Math.min(1, 0.42 * (across + along) + twill * (across + along)))
  }
  return { ...base, paint }
}

const streaky = new Set<Weave>(['linen', 'canvas', 'twill'])

interface WeaveKind {
  finish: Finish
  slub: number
  grain?: { period: number; height: (x: number, y: number, seed: number) => number }
}

const dull: Finish = { specular: 0.006, roughness: 0.9, sheen: 0.16 }

const weaves: Record<Weave, WeaveKind> = {
  linen: {
    finish: dull,
    slub: 0.075,
    grain: {
      period: 6,
      height: (x, y, seed) =>
        0.3 * Math.sin(x * 1.1 + 0.9 * noise(x / 50, y / 14, seed)) +
        0.3 * Math.sin(y * 1.1 + 0.9 * noise(x / 14, y / 50, seed + 9)) +
        0.5 * noise(x / 90, y / 4.5, seed + 2) +
        0.3 * noise(x / 4.5, y / 90, seed + 3),
    },
  },
  poplin: {
    finish: { specular: 0.01, roughness: 0.8, sheen: 0.08 },
    slub: 0.025,
    grain: {
      period: 5,
      height: (x, y) =>
        0.06 * Math.sin(x * 1.25 + noise(x / 60, y / 7, 2)) + 0.06 * Math.sin(y * 1.25 + noise(x / 7, y / 60, 5)),
    },
  },
  satin: { finish: { specular: 0.06, roughness: 0.72, sheen: 0.25 }, slub: 0.012 },
  wool: {
    finish: { ...dull, sheen: 0.42 },
    slub: 0.07,
    grain: { period: 6, height: (x, y, seed) => 1.1 * layeredNoise(x / 9, y / 9, seed, 2) },
  },
  knit: { finish: { ...dull, sheen: 0.3 }, slub: 0.05, grain: { period: 14, height: stitch } },
  rib: {
    finish: { ...dull, sheen: 0.3 },
    slub: 0.04,
    grain: {
      period: 12,
      height: (x, y, seed) => 5 * Math.abs(Math.sin((x * Math.PI) / 26)) ** 0.8 + 0.5 * noise(x / 6, y / 8, seed),
    },
  },
  twill: { finish: dull, slub: 0.05, grain: { period: 7, height: (x, y) => 0.55 * Math.sin((x + y * 1.35) * 0.9) } },
  velvet: { finish: { specular: 0, roughness: 1, sheen: 1.5 }, slub: 0.1 },
  canvas: {
    finish: dull,
    slub: 0.07,
    grain: { period: 8, height: (x, y) => 0.7 * Math.sin(x * 0.72) * Math.sin(y * 0.72) },
  },
}

function threads(x: number, y: number, seed: number): number {
  return (
    0.55 * noise(x / 160, y / 4.5, seed) +
    0.35 * noise(x / 5, y / 150, seed + 4) +
    0.7 * noise(x / 420, y / 420, seed + 8)
  )
}

// One stitch of stocking stitch is two strands that lean towards each other.
function stitch(x: number, y: number, seed: number): number {
  const wide = 22
  const tall = 17
  const column = Math.floor(x / wide)
  const u = (x / wide - column) * 2 - 1
  const v = (y - Math.abs(u) * 13 + noise(column, y / 60, seed) * 2) / tall
  const row = v - Math.floor(v)
  const strand = Math.sqrt(Math.max(0, 1 - (row * 2 - 1) ** 2)) * (1 - Math.abs(Math.abs(u) - 0.5) ** 2 * 2.6)
  return 3.4 * strand - (Math.abs(u) < 0.12 ? 1.6 : 0)
}
