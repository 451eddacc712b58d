export type Point = readonly [number, number]

/** An affine map as SVG writes it: `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number]

export function scaled(scale: number, x = 0, y = 0): Matrix {
  return [scale, 0, 0, scale, x, y]
}

/** The map that first does `inner`, then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function inverted([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}

export function mapped([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** How many pixels one unit becomes. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}
