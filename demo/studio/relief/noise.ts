/** Smooth noise between -1 and 1, about one feature per unit. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = smooth(x - left)
  const v = smooth(y - top)
  const upper = lattice(left, top, seed) * (1 - u) + lattice(left + 1, top, seed) * u
  const lower = lattice(left, top + 1, seed) * (1 - u) + lattice(left + 1, top + 1, seed) * u
  return upper * (1 - v) + lower * v
}

/** Noise of several sizes laid over each other. */
export function layeredNoise(x: number, y: number, seed: number, layers = 4): number {
  let sum = 0
  let weight = 0.5
  let size = 1
  for (let layer = 0; layer < layers; layer++) {
    sum += noise(x * size, y * size, seed + layer * 17) * weight
    weight *= 0.5
    size *= 2.03
  }
  return sum
}

function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}

function smooth(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
