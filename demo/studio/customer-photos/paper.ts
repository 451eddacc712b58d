import type { Color } from './surfaces.ts'

/** A picture of `width` by `height` pixels, channels 0 to 1. */
export interface Shot {
  width: number
  height: number
  colorAt: (x: number, y: number) => Color
}

const terms = (x: number, y: number) => [1, x, y, x * y, x * x, y * y, y * y * y, x * x * y]
const rounds = 5
const stepPx = 6

/**
 * The paper of the studio behind and below a product: a smooth surface fitted to the pixels that look like it. Takes and
 * returns what `Surface` does.
 */
export function fitPaper(shot: Shot): (x: number, y: number) => Color {
  let fits: number[][] | null = null
  for (let round = 0; round < rounds; round += 1) {
    const samples = paperSamples(shot, fits, 0.16 / (round + 1) + 0.02)
    fits = [0, 1, 2].map((channel) => leastSquares(samples.map(({ basis, color }) => [basis, color[channel] ?? 0])))
  }
  const [red = [], green = [], blue = []] = fits ?? []
  return (x, y) => {
    const basis = terms(x, y)
    return [dot(red, basis), dot(green, basis), dot(blue, basis)]
  }
}

function paperSamples({ width, height, colorAt }: Shot, fits: number[][] | null, tolerance: number) {
  const samples: { basis: number[]; color: Color }[] = []
  for (let y = 0; y < height; y += stepPx) {
    for (let x = 0; x < width; x += stepPx) {
      const color = colorAt(x, y)
      const basis = terms(x / width, y / width)
      const expected = fits?.map((fit) => dot(fit, basis)) ?? [0.89, 0.86, 0.81]
      const isPaper = expected.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) < tolerance)
      if (isPaper) samples.push({ basis, color })
    }
  }
  return samples
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** The weights of the terms that come closest to the values, by Gaussian elimination of the normal equations. */
function leastSquares(samples: [basis: number[], value: number][]): number[] {
  const count = terms(0, 0).length
  const rows = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (__, j) =>
      samples.reduce((sum, [basis]) => sum + (basis[i] ?? 0) * (basis[j] ?? 0), i === j ? 1e-9 : 0),
    ),
    samples.reduce((sum, [basis, value]) => sum + (basis[i] ?? 0) * value, 0),
  ])
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1
    for (const [below, other] of rows.entries()) {
      if (below === at) continue
      const factor = (other[at] ?? 0) / pivot
      for (const [column, value] of row.entries()) other[column] = (other[column] ?? 0) - factor * value
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1))
}
