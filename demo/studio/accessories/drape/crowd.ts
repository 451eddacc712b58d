import type { Drape } from './settle.ts'

/** Which points of a cloth come close to each other, and how they keep apart. */
export interface Crowd {
  /** Finds again who is near whom. */
  meet: () => void
  /** Moves apart who is closer than the thickness, and lets layers rub on each other. */
  part: (before: Float32Array, friction: number) => void
}

export function crowdOf({ places, neighbours }: Drape, thickness: number): Crowd {
  const count = places.length / 3
  const reach = thickness * 1.4
  const buckets = 1 << Math.ceil(Math.log2(count * 2))
  const starts = new Int32Array(buckets + 1)
  const bucketOf = new Int32Array(count)
  const sorted = new Int32Array(count)
  let pairs = new Int32Array(count * 16)
  let met = 0

  const cell = (value: number) => Math.floor(value / reach)
  const hashed = (x: number, y: number, z: number) =>
    ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) & (buckets - 1)

  function sort(): void {
    starts.fill(0)
    for (let point = 0; point < count; point++) {
      const at = point * 3
      const bucket = hashed(cell(places[at] ?? 0), cell(places[at + 1] ?? 0), cell(places[at + 2] ?? 0))
      bucketOf[point] = bucket
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
    }
    for (let bucket = 0; bucket < buckets; bucket++) {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
    }
    const next = starts.slice(0, buckets)
    for (let point = 0; point < count; point++) {
      const bucket = bucketOf[point] ?? 0
      const slot = next[bucket] ?? 0
      sorted[slot] = point
      next[bucket] = slot + 1
    }
  }

  function keep(one: number, other: number): void {
    if (met * 2 + 2 > pairs.length) {
      const more = new Int32Array(pairs.length * 2)
      more.set(pairs)
      pairs = more
    }
    pairs[met * 2] = one
    pairs[met * 2 + 1] = other
    met++
  }

  function distance(one: number, other: number): number {
    const x = (places[one * 3] ?? 0) - (places[other * 3] ?? 0)
    const y = (places[one * 3 + 1] ?? 0) - (places[other * 3 + 1] ?? 0)
    const z = (places[one * 3 + 2] ?? 0) - (places[other * 3 + 2] ?? 0)
    return x * x + y * y + z * z
  }

  function meet(): void {
    sort()
    met = 0
    for (let point = 0; point < count; point++) {
      const cx = cell(places[point * 3] ?? 0)
      const cy = cell(places[point * 3 + 1] ?? 0)
      const cz = cell(places[point * 3 + 2] ?? 0)
      for (let box = 0; box < 27; box++) {
        const bucket = hashed(cx + (box % 3) - 1, cy + (Math.floor(box / 3) % 3) - 1, cz + Math.floor(box / 9) - 1)
        const end = starts[bucket + 1] ?? 0
        for (let slot = starts[bucket] ?? 0; slot < end; slot++) {
          const other = sorted[slot] ?? 0
          if (other <= point || distance(point, other) > reach * reach || neighbours(point, other)) continue
          keep(point, other)
        }
      }
    }
  }

  function part(before: Float32Array, friction: number): void {
    const least = thickness * thickness
    for (let pair = 0; pair < met; pair++) {
      const a = (pairs[pair * 2] ?? 0) * 3
      const b = (pairs[pair * 2 + 1] ?? 0) * 3
      const x = (places[b] ?? 0) - (places[a] ?? 0)
      const y = (places[b + 1] ?? 0) - (places[a + 1] ?? 0)
      const z = (places[b + 2] ?? 0) - (places[a + 2] ?? 0)
      const square = x * x + y * y + z * z
      if (square >= least || square < 1e-9) continue
      const long = Math.sqrt(square)
      const share = ((thickness - long) / long) * 0.5
      const rub = friction * 0.5
      for (let axis = 0; axis < 3; axis++) {
        const apart = (axis === 0 ? x : axis === 1 ? y : z) * share
        const one = places[a + axis] ?? 0
        const other = places[b + axis] ?? 0
        const slide = other - (before[b + axis] ?? 0) - one + (before[a + axis] ?? 0)
        places[a + axis] = one - apart + slide * rub
        places[b + axis] = other + apart - slide * rub
      }
    }
  }

  return { meet, part }
}
