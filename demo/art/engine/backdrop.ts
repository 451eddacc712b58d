import { encoded, fromHex, linear, luminance, mixed, type Rgb } from './colour.ts'

const wall = fromHex('#ede7dd')
const wallLow = fromHex('#e4dccf')
const floor = fromHex('#ebe4d9')
const floorNear = fromHex('#ddd3c4')

/** Seamless paper: a wall that runs softly into the floor, brighter towards the window at the upper left. */
export function paperGround(horizon: number): (x: number, y: number) => Rgb {
  return (x, y) => {
    const up = mixed(wall, wallLow, smooth(y / horizon))
    const down = mixed(floor, floorNear, smooth((y - horizon) / (1 - horizon)))
    const ground = mixed(up, down, smooth((y - horizon + 0.07) / 0.14))
    const away = Math.hypot((x - 0.28) * 0.9, (y - 0.3) * 1.1)
    const glow = 1.06 - 0.18 * smooth(away / 1.05)
    // A warmth of whole steps of eight-bit chroma: encoders round anything between into visible bands.
    const bright = encoded(luminance(ground) * glow)
    return [linear(bright + 5.6 / 255), linear(bright - 0.8 / 255), linear(bright - 10.6 / 255)]
  }
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
