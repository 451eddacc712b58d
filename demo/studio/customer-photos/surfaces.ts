import { cloud, hash } from './noise.ts'

/** Red, green and blue, each 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number]

/** The color of a surface at a point of a photo; x runs from 0 to 1, y in the same unit. */
export type Surface = (x: number, y: number) => Color

/** Boards of oiled wood, their grain along y. */
export function wood(light: Color, dark: Color, boards: number): Surface {
  return (x, y) => {
    const board = Math.floor(x * boards)
    const across = x * boards - board
    const drift = cloud(x * 3 + board * 7, y * 0.9, 3) * 0.16
    const grain = cloud((x + drift) * 90, y * 3 + board * 13, 11)
    const rings = 0.5 + 0.5 * Math.sin((x + drift) * 70 + cloud(x * 6, y * 1.4 + board * 5, 23) * 9)
    const gap = Math.min(across, 1 - across) / boards < 0.0022 ? 0.55 : 1
    return shade(mix(light, dark, 0.55 * grain + 0.3 * rings * grain), gap * (0.86 + 0.24 * hash(board, 1, 5)))
  }
}

/** A plain weave, not quite smooth. */
export function linen(color: Color): Surface {
  return (x, y) => {
    const warp = Math.sin(x * 620 + cloud(x * 9, y * 2, 4) * 5)
    const weft = Math.sin(y * 620 + cloud(x * 2, y * 9, 8) * 5)
    const slubs = cloud(x * 60, y * 6, 15) + cloud(x * 6, y * 60, 16)
    const folds = cloud(x * 1.6 + y * 0.7, y * 0.9, 31, 2)
    return shade(color, 0.8 + 0.045 * (warp + weft) + 0.1 * slubs + 0.16 * folds)
  }
}

/** Slate or a painted wall: fine grain over soft clouds. */
export function stone(color: Color, roughness: number): Surface {
  return (x, y) => {
    const clouds = cloud(x * 3, y * 3, 41) - 0.5
    const grain = cloud(x * 140, y * 140, 57, 2) - 0.5
    return shade(color, 1 + roughness * (clouds + 0.5 * grain))
  }
}

/** Chips of stone in cement. */
export function terrazzo(ground: Color, chips: readonly Color[]): Surface {
  const cells = 16
  return (x, y) => {
    const at = (place: number, seed: number) => place * cells + cloud(x * 30, y * 30, seed) * 0.7
    const [u, v] = [at(x, 71), at(y, 77)]
    const near = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => chipAt(Math.floor(u) + column, Math.floor(v) + row, u, v)),
    )
    const hit = near.find(({ away }) => away < 1)
    const color = hit ? chips[Math.floor(hit.kind * chips.length)] : ground
    return shade(color ?? ground, 0.97 + 0.06 * cloud(x * 120, y * 120, 97, 2))
  }
}

function chipAt(column: number, row: number, u: number, v: number): { away: number; kind: number } {
  const radius = 0.12 + 0.36 * hash(column, row, 83) ** 2
  const away = Math.hypot(column + hash(column, row, 61) - u, row + hash(column, row, 67) - v) / radius
  return { away, kind: hash(column, row, 89) }
}

function shade([red, green, blue]: Color, by: number): Color {
  return [red * by, green * by, blue * by]
}

function mix(one: Color, other: Color, part: number): Color {
  const between = (from: number, to: number) => from + (to - from) * part
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])]
}
