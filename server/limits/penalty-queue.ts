import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from '#modules/create-semaphore.ts'
import { TooManyError } from './too-many-error.ts'

const pauseMs = 1_000

/**
 * A lane for each account that somebody is guessing at: one try a second, a few in line. Guessing becomes hopeless,
 * and the owner with the right password still gets in.
 */
export function createPenaltyQueue(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, { semaphore: Semaphore; users: number }>()

  return async (key, run) => {
    const lane = lanes.get(key) ?? {
      semaphore: createSemaphore({ concurrency: 1, maxQueue: 3, queueFull: () => new TooManyError(10_000) }),
      users: 0,
    }
    lanes.set(key, lane)
    lane.users++
    try {
      return await lane.semaphore(async () => {
        await sleep(pauseMs)
        return run()
      })
    } finally {
      lane.users--
      if (lane.users === 0) lanes.delete(key)
    }
  }
}
