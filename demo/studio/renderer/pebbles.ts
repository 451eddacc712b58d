import { Data3DTexture, LinearFilter, RepeatWrapping, RGBAFormat } from 'three'
import { randomFrom } from '../../random-from.ts'

const cells = 8
const perCell = 6
const size = cells * perCell

/** A block of round cells that fit together on all sides: which way they rise in red, green and blue, their height in alpha. */
export function pebbleTexture(): Data3DTexture {
  const heights = pebbleHeights()
  const height = (x: number, y: number, z: number) =>
    heights[((x + size) % size) + ((y + size) % size) * size + ((z + size) % size) * size ** 2] ?? 0
  const values = new Uint8Array(size ** 3 * 4)
  for (let z = 0; z < size; z++) {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const slopes = [
          height(x + 1, y, z) - height(x - 1, y, z),
          height(x, y + 1, z) - height(x, y - 1, z),
          height(x, y, z + 1) - height(x, y, z - 1),
        ]
        const at = (x + y * size + z * size ** 2) * 4
        values.set(
          slopes.map((slope) => 127.5 + Math.max(-1, Math.min(1, slope * 1.6)) * 127.5),
          at,
        )
        values[at + 3] = height(x, y, z) * 255
      }
    }
  }
  const texture = new Data3DTexture(values, size, size, size)
  texture.format = RGBAFormat
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.wrapR = RepeatWrapping
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}

/** Low where two cells meet, highest in their middle. */
function pebbleHeights(): Float32Array {
  const random = randomFrom('pebbles')
  const middles = Array.from({ length: cells ** 3 }, () => [random(), random(), random()] as const)
  const heights = new Float32Array(size ** 3)
  for (let index = 0; index < heights.length; index++) {
    const place = [index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)] as const
    const [x, y, z] = place.map((each) => (each + 0.5) / perCell) as [number, number, number]
    let nearest = 9
    let next = 9
    for (let near = 0; near < 27; near++) {
      const cx = Math.floor(x) + (near % 3) - 1
      const cy = Math.floor(y) + (Math.floor(near / 3) % 3) - 1
      const cz = Math.floor(z) + Math.floor(near / 9) - 1
      const middle = middles[wrapped(cx) + wrapped(cy) * cells + wrapped(cz) * cells ** 2] ?? [0, 0, 0]
      const away = Math.hypot(cx + middle[0] - x, cy + middle[1] - y, cz + middle[2] - z)
      if (away < nearest) [nearest, next] = [away, nearest]
      else if (away < next) next = away
    }
    heights[index] = Math.min(1, (next - nearest) * 1.7) ** 0.6
  }
  return heights
}

function wrapped(cell: number): number {
  return (cell + cells) % cells
}
