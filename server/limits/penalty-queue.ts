import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from '#modules/create-semaphore.ts'
import { TooManyError } from '#modules/limits/too-many-error.ts'

const delayMs = 1_000

/**
 * A queue for each account under attack: one attempt per second, at most three waiting. It makes guessing hopeless while
 * the owner with the right password can still log in, from a browser or network of an earlier login without waiting.
 */
export function createPenaltyQueue(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { semaphore: Semaphore; users: number }>()

  return async (key, run) => {
    const queue = queues.get(key) ?? {
      semaphore: createSemaphore({ concurrency: 1, maxQueue: 3, queueFull: () => new TooManyError(10_000) }),
      users: 0,
    }
    queues.set(key, queue)
    queue.users++
    try {
      return await queue.semaphore(async () => {
        await sleep(delayMs)
        return run()
      })
    } finally {
      queue.users--
      if (queue.users === 0) queues.delete(key)
    }
  }
}
