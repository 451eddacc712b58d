/** The pairs of particles that a thread holds, each as one number. */
export function linkedPairs(threads: Uint32Array): Set<number> {
  const linked = new Set<number>()
  for (let index = 0; index < threads.length; index += 2)
    linked.add(keyOf(threads[index] ?? 0, threads[index + 1] ?? 0))
  return linked
}

/** Pairs of particles that may touch: closer than `reach`, and not held by a thread. */
export function nearPairs(places: Float64Array, linked: ReadonlySet<number>, reach: number): Uint32Array {
  const count = places.length / 3
  const cells = new Map<number, number[]>()
  const cellOf = (particle: number, axis: number) => Math.floor((places[particle * 3 + axis] ?? 0) / reach) + 1024
  for (let particle = 0; particle < count; particle++) {
    const key = (cellOf(particle, 0) * 2048 + cellOf(particle, 1)) * 2048 + cellOf(particle, 2)
    const cell = cells.get(key)
    if (cell) cell.push(particle)
    else cells.set(key, [particle])
  }
  const pairs: number[] = []
  const square = reach * reach
  for (const [key, cell] of cells) {
    for (const step of ahead) {
      const other = step === 0 ? cell : cells.get(key + step)
      if (!other) continue
      for (const one of cell) {
        for (const two of other) {
          if (step === 0 && two <= one) continue
          const dx = (places[one * 3] ?? 0) - (places[two * 3] ?? 0)
          const dy = (places[one * 3 + 1] ?? 0) - (places[two * 3 + 1] ?? 0)
          const dz = (places[one * 3 + 2] ?? 0) - (places[two * 3 + 2] ?? 0)
          if (dx * dx + dy * dy + dz * dz < square && !linked.has(keyOf(one, two))) pairs.push(one, two)
        }
      }
    }
  }
  return Uint32Array.from(pairs)
}

/** A cell itself and half of those around it, so that each pair of cells is met once. */
const ahead: readonly number[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => (x * 2048 + y) * 2048 + z)))
  .filter((step) => step >= 0)

function keyOf(one: number, other: number): number {
  return Math.min(one, other) * 2 ** 24 + Math.max(one, other)
}
