/** A pseudorandom number from 0 to 1 for a point of a grid, always the same. */
export function hash(x: number, y: number, seed: number): number {
  let n = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_634_777)
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177)
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_295
}

/** Noise of several sizes, from 0 to 1. */
export function cloud(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0
  let size = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const part = 0.5 ** octave
    sum += part * smooth(x * 2 ** octave, y * 2 ** octave, seed + octave)
    size += part
  }
  return sum / size
}

function smooth(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - left), ease(y - top)]
  const row = (at: number) => hash(left, at, seed) * (1 - u) + hash(left + 1, at, seed) * u
  return row(top) * (1 - v) + row(top + 1) * v
}

function ease(part: number): number {
  return part * part * (3 - 2 * part)
}
