import { unavailable } from '#contract/errors.ts'

/** Runs what it is given when there is room. */
export type Pass = <T>(run: () => Promise<T>) => Promise<T>

export interface Semaphore {
  abreast: number
  waiting: number
  /** What is said to whoever finds the line full; 'The shop is busy. Please try again in a moment.' by default. */
  refusal?: () => Error
}

/** Lets at most `abreast` runs go on at a time and keeps at most `waiting` in line, in order; the rest is refused. */
export function createSemaphore({ abreast, waiting, refusal = unavailable }: Semaphore): Pass {
  let inside = 0
  const line: (() => void)[] = []

  return async (run) => {
    if (inside < abreast) inside++
    else if (line.length < waiting) await new Promise<void>((enter) => line.push(enter))
    else throw refusal()
    try {
      return await run()
    } finally {
      // Whoever leaves hands the place to the next in line.
      const next = line.shift()
      if (next) next()
      else inside--
    }
  }
}
