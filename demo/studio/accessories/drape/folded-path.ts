/** A place in the side view of a folded cloth: how far to the front, and how high; millimeters. */
export type Place = readonly [front: number, high: number]

/** Runs from level to level: to the front or the back as far as `to`, then round to the height of the next run. */
export interface Run {
  to: number
  high: number
}

/** A cloth folded to and fro, as places every `spacing` millimeters along it; it starts at `from`. */
export function foldedPath(from: number, runs: readonly Run[], spacing: number): Place[] {
  const corners: Place[] = [[from, runs[0]?.high ?? 0]]
  for (const [index, { to, high }] of runs.entries()) {
    corners.push([to, high])
    const next = runs[index + 1]
    if (!next) break
    const before = corners.at(-2) ?? [from, high]
    const out = Math.sign(to - before[0])
    const radius = (next.high - high) / 2
    for (let step = 1; step <= 24; step++) {
      const angle = (step / 24) * Math.PI
      corners.push([to + out * Math.abs(radius) * Math.sin(angle), high + radius * (1 - Math.cos(angle))])
    }
  }
  return evenly(corners, spacing)
}

function evenly(corners: readonly Place[], spacing: number): Place[] {
  const places: Place[] = []
  let walked = 0
  for (const [index, [x, y]] of corners.entries()) {
    const [px, py] = corners[index - 1] ?? [x, y]
    const long = Math.hypot(x - px, y - py)
    while (places.length * spacing <= walked + long) {
      const share = long === 0 ? 0 : (places.length * spacing - walked) / long
      places.push([px + (x - px) * share, py + (y - py) * share])
    }
    walked += long
  }
  return places
}
