import { fromHex, mixed, type Rgb } from '../relief/color.ts'

/** A field of color: a wall and a floor that meet at `horizon` of the height; 1 leaves only the wall. */
export function fieldGround(
  wallHex: string,
  floorHex: string,
  horizon: number,
  soft = 0.05,
): (x: number, y: number) => Rgb {
  const wall = fromHex(wallHex)
  const floor = fromHex(floorHex)
  return (x, y) => {
    const ground = mixed(wall, floor, smooth((y - horizon + soft) / (2 * soft)))
    const glow = 1.08 - 0.22 * smooth(Math.hypot((x - 0.25) * 0.9, (y - 0.25) * 1.05) / 1.1)
    return [ground[0] * glow, ground[1] * glow, ground[2] * glow]
  }
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
