import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Counter, Rate } from './counter.ts'
import { TooManyError } from './too-many-error.ts'

/** Counts in memory; processes that share a port count together, in the first of them. */
export function memoryCounter(name: string, { points, seconds }: Rate): Counter {
  const options = { keyPrefix: name, points, duration: seconds }
  const limiter = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
  return {
    consume: (key) =>
      limiter.consume(key).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? new TooManyError(refused.msBeforeNext) : refused
      }),
    reward: (key) => limiter.reward(key),
    delete: (key) => limiter.delete(key),
  }
}
