/** Where the key light comes from: upper left, in front. */
const key = unit(-0.46, -0.6, 0.66)

/** Diffuse light on a surface with this normal (x right, y down, z towards the eye); about 1 if it faces the eye. */
export function diffuse(nx: number, ny: number, nz: number): number {
  const facing = nx * key[0] + ny * key[1] + nz * key[2]
  const wrapped = Math.max(0, (facing + 0.25) / 1.25)
  const sky = 0.5 - 0.5 * ny
  return 0.22 + 0.16 * sky + 0.98 * wrapped * wrapped
}

/**
 * What a mirror with this normal shows of the studio: a large window at the upper left, a strip light at the right,
 * a bright ceiling, a dark room behind the camera and a paper floor. `roughness` softens the edges.
 */
export function mirrored(nx: number, ny: number, nz: number, roughness: number): number {
  const rx = 2 * nz * nx
  const ry = 2 * nz * ny
  const soft = 0.05 + roughness * 0.55
  const window = box(rx, -0.52, 0.26, soft) * box(ry, -0.5, 0.28, soft)
  const strip = box(rx, 0.72, 0.07, soft) * box(ry, -0.1, 0.5, soft)
  const ceiling = ramp(-ry, 0.45, 1.0)
  const floor = ramp(ry, 0.25, 0.75)
  return 0.13 + 2.4 * window + 1.1 * strip + 0.6 * ceiling + 0.45 * floor
}

function box(value: number, center: number, half: number, soft: number): number {
  const distance = Math.abs(value - center) - half
  return 1 - ramp(distance, -soft, soft)
}

function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
