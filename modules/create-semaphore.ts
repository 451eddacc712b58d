import { unavailable } from '#contract/errors.ts'

/** Runs a task once a slot is free. */
export type Semaphore = <T>(run: () => Promise<T>) => Promise<T>

interface SemaphoreOptions {
  concurrency: number
  maxQueue: number
  queueFull?: () => Error
}

/** Runs at most `concurrency` tasks at a time and queues at most `maxQueue` more, first in, first out; refuses the rest. */
export function createSemaphore({ concurrency, maxQueue, queueFull = unavailable }: SemaphoreOptions): Semaphore {
  let running = 0
  const queue: (() => void)[] = []

  return async (run) => {
    if (running < concurrency) running++
    else if (queue.length < maxQueue) await new Promise<void>((start) => queue.push(start))
    else throw queueFull()
    try {
      return await run()
    } finally {
      // A finished task passes its slot to the next in the queue.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
