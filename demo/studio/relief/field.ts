/** Numbers over a rectangle of pixels whose upper left corner is (x, y) of the image. */
export interface Field {
  x: number
  y: number
  width: number
  height: number
  values: Float32Array
}

export function emptyField(x: number, y: number, width: number, height: number): Field {
  return { x, y, width, height, values: new Float32Array(width * height) }
}

/** What of the field lies in an image of this size or within `margin` pixels around it. */
export function cropped(field: Field, { width, height }: { width: number; height: number }, margin: number): Field {
  const left = Math.max(field.x, -margin)
  const top = Math.max(field.y, -margin)
  const right = Math.min(field.x + field.width, width + margin)
  const bottom = Math.min(field.y + field.height, height + margin)
  if (right - left === field.width && bottom - top === field.height) return field
  const part = emptyField(left, top, Math.max(1, right - left), Math.max(1, bottom - top))
  for (let y = top; y < bottom; y++) {
    const start = (y - field.y) * field.width + left - field.x
    part.values.set(field.values.subarray(start, start + right - left), (y - top) * part.width)
  }
  return part
}

/** A soft blur; `radius` in pixels is about twice the standard deviation. */
export function blurred(field: Field, radius: number): Field {
  const box = Math.round(radius * 0.6)
  if (box < 1) return field
  const { width, height } = field
  const values = Float32Array.from(field.values)
  const rows = new Float32Array(values.length)
  for (let pass = 0; pass < 3; pass++) {
    blurRows(values, rows, width, height, box)
    blurColumns(rows, values, width, height, box)
  }
  return { ...field, values }
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, box: number): void {
  const share = 1 / (2 * box + 1)
  for (let row = 0; row < height; row++) {
    const start = row * width
    let sum = 0
    for (let k = -box; k <= box; k++) sum += from[start + Math.min(width - 1, Math.max(0, k))] ?? 0
    for (let x = 0; x < width; x++) {
      to[start + x] = sum * share
      sum += (from[start + Math.min(width - 1, x + box + 1)] ?? 0) - (from[start + Math.max(0, x - box)] ?? 0)
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, box: number): void {
  const share = 1 / (2 * box + 1)
  const sums = new Float32Array(width)
  for (let k = -box; k <= box; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + box + 1) * width
    const leave = Math.max(0, y - box) * width
    for (let x = 0; x < width; x++) {
      to[y * width + x] = (sums[x] ?? 0) * share
      sums[x] = (sums[x] ?? 0) + (from[enter + x] ?? 0) - (from[leave + x] ?? 0)
    }
  }
}

/** For each pixel within (value of at least one half) the distance to the nearest pixel without. */
export function depth(field: Field): Field {
  const { width, height, values } = field
  const far = 1e9
  const squares = new Float32Array(values.length)
  const line = new Float32Array(Math.max(width, height))
  for (let i = 0; i < values.length; i++) squares[i] = (values[i] ?? 0) >= 0.5 ? far : 0
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squares[y * width + x] ?? 0
    lowerEnvelope(line, height, (y, square) => {
      squares[y * width + x] = square
    })
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squares[y * width + x] ?? 0
    lowerEnvelope(line, width, (x, square) => {
      squares[y * width + x] = square
    })
  }
  for (let i = 0; i < squares.length; i++) squares[i] = Math.sqrt(Math.min(far, squares[i] ?? 0))
  return { ...field, values: squares }
}

// Squared distances along one line, after Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions".
function lowerEnvelope(line: Float32Array, length: number, put: (at: number, square: number) => void): void {
  const sites = new Int32Array(length)
  const bounds = new Float32Array(length + 1)
  let last = 0
  bounds[0] = -1e20
  bounds[1] = 1e20
  for (let q = 1; q < length; q++) {
    let cross = crossing(line, q, sites[last] ?? 0)
    while (last > 0 && cross <= (bounds[last] ?? 0)) {
      last--
      cross = crossing(line, q, sites[last] ?? 0)
    }
    last++
    sites[last] = q
    bounds[last] = cross
    bounds[last + 1] = 1e20
  }
  let k = 0
  for (let q = 0; q < length; q++) {
    while ((bounds[k + 1] ?? 0) < q) k++
    const site = sites[k] ?? 0
    put(q, (q - site) * (q - site) + (line[site] ?? 0))
  }
}

function crossing(line: Float32Array, q: number, p: number): number {
  return ((line[q] ?? 0) + q * q - ((line[p] ?? 0) + p * p)) / (2 * q - 2 * p)
}
