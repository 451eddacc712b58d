import { fromHex, times } from '../relief/color.ts'
import { layeredNoise } from '../relief/noise.ts'
import { ellipse, polygon } from '../relief/path.ts'
import type { Finish, Part } from '../relief/piece.ts'

const plaster: Finish = { specular: 0.008, roughness: 0.9, sheen: 0.05 }

/** A plaster block: its front face and, above it, its upper side of the given depth. */
export function block(x: number, y: number, width: number, height: number, depth: number, hex: string): Part[] {
  const paint = stone(hex, 1)
  const slant = depth * 0.25
  return [
    {
      kind: 'shade',
      shape: polygon([
        [x, y + height],
        [x + width, y + height],
        [x + width + height * 0.5, y + height + 30],
        [x + width * 0.5, y + height + 60],
        [x, y + height + 14],
      ]),
      blur: 70,
      strength: 0.45,
    },
    {
      kind: 'shade',
      shape: polygon([
        [x - 4, y + height - 4],
        [x + width + 10, y + height - 4],
        [x + width + 10, y + height + 10],
        [x - 4, y + height + 10],
      ]),
      blur: 16,
      strength: 0.6,
    },
    {
      kind: 'solid',
      shape: polygon([
        [x, y],
        [x + slant, y - depth],
        [x + width - slant, y - depth],
        [x + width, y],
      ]),
      paint,
      finish: plaster,
      tilt: [-0.05, -0.5],
    },
    {
      kind: 'solid',
      shape: `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
      paint,
      finish: plaster,
      edge: { width: 7, rise: 4 },
      tilt: [0.05, 0.22],
    },
  ]
}

/** A plaster drum. */
export function drum(x: number, y: number, radius: number, height: number, hex: string): Part[] {
  const flat = radius * 0.2
  const wall = `<path d="M${x - radius} ${y}A${radius} ${flat} 0 0 0 ${x + radius} ${y}V${y + height}A${radius} ${flat} 0 0 1 ${x - radius} ${y + height}Z"/>`
  return [
    {
      kind: 'shade',
      shape: ellipse(x + radius * 0.4, y + height + flat * 0.3, radius * 1.3, flat),
      blur: 60,
      strength: 0.45,
    },
    { kind: 'shade', shape: ellipse(x, y + height + 6, radius * 1.01, flat), blur: 18, strength: 0.6 },
    {
      kind: 'solid',
      shape: wall,
      paint: stone(hex, 2),
      finish: plaster,
      barrel: 1.1,
      tilt: [0, 0.15],
      edge: { width: 6, rise: 3 },
    },
    {
      kind: 'solid',
      shape: ellipse(x, y, radius, flat),
      paint: stone(hex, 3),
      finish: plaster,
      tilt: [-0.05, -0.5],
      edge: { width: 5, rise: 2 },
    },
  ]
}

function stone(hex: string, seed: number) {
  const body = fromHex(hex)
  return (x: number, y: number) => times(body, 1 + 0.06 * layeredNoise(x / 60, y / 60, seed, 4))
}
