import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { answerMetrics } from './shared-metrics.ts'

/** What a process says once it accepts requests. */
export const readyMessage = 'ready'

const firstPauseMs = 500
const longestPauseMs = 30_000
/** A process that lasts this long has started well: the next one is started without a pause. */
const steadyMs = 60_000

export interface Processes {
  /** Resolves once all of them accept requests; rejects if one ends before. */
  ready: Promise<void>
  /** Sends them the signal and resolves once all have ended; those that take longer than `limitMs` are killed. */
  stop(signal: NodeJS.Signals, limitMs: number): Promise<void>
}

/**
 * Runs this program in several processes that share its port, its limits in memory and its metrics, and starts another
 * one for each that ends.
 */
export function runProcesses(count: number, log: Pick<Logger, 'warn'>): Processes {
  new RateLimiterClusterMaster()
  answerMetrics()
  let isStopping = false
  let pauseMs = firstPauseMs

  function keepOne(): Worker {
    const worker = cluster.fork()
    const startedAt = performance.now()
    worker.once('exit', async (code, signal) => {
      if (isStopping || !areReady) return
      log.warn(
        { event: 'process_lost', pid: worker.process.pid, code, signal },
        'A process ended; another one is started',
      )
      pauseMs = performance.now() - startedAt > steadyMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      await wait(pauseMs)
      if (!isStopping) keepOne()
    })
    return worker
  }

  let areReady = false
  const ready = Promise.all(Array.from({ length: count }, () => readyOf(keepOne()))).then(() => {
    areReady = true
  })
  return {
    ready,
    async stop(signal, limitMs) {
      isStopping = true
      const left = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const killing = setTimeout(() => {
        for (const worker of left) worker.process.kill('SIGKILL')
      }, limitMs)
      await Promise.all(left.map((worker) => endOf(worker, signal)))
      clearTimeout(killing)
    },
  }
}

function readyOf(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => message === readyMessage && resolve())
    worker.once('exit', () => reject(new ProcessEndedError()))
  })
}

function endOf(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  if (worker.isDead()) return Promise.resolve()
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill(signal)
  })
}

/** A process ended before it accepted requests, and has printed why. */
export class ProcessEndedError extends Error {}
