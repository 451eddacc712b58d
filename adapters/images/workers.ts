import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Images, ImageTask, ProcessedImage, ProcessedLogo, Refusal } from './images.ts'
import { startWorker } from './start-worker.ts'

export interface WorkersOptions {
  /** Called when a worker fails or times out. */
  onLoss(error: unknown): void
  /** How long an idle worker is kept; 30 s by default. */
  idleMs?: number
  /** After this a worker is killed; 2 min by default, longer than any image takes. */
  timeoutMs?: number
}

/**
 * Image processing in worker processes with low priority, one image each, started on demand and stopped when idle, so that
 * a file that crashes a worker does not affect the shop. Callers limit the concurrency.
 */
export function imageWorkers({ onLoss, idleMs = 30_000, timeoutMs = 120_000 }: WorkersOptions): Images {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function takeIdle(): ChildProcess | undefined {
    const [worker] = idle.keys()
    if (worker) removeIdle(worker)
    return worker
  }

  function start(): ChildProcess {
    const worker = startWorker()
    return worker.once('exit', () => removeIdle(worker))
  }

  function removeIdle(worker: ChildProcess): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  function end(worker: ChildProcess): void {
    removeIdle(worker)
    if (worker.connected) worker.disconnect()
  }

  async function work(task: ImageTask): Promise<unknown> {
    const worker = takeIdle() ?? start()
    try {
      const result = await resultOf(worker, task, timeoutMs)
      idle.set(worker, setTimeout(end, idleMs, worker).unref())
      return result
    } catch (error) {
      worker.kill('SIGKILL')
      onLoss(error)
      throw error
    }
  }

  // The system may kill a worker for lack of memory, so each task is retried once.
  const runWithRetry = (task: ImageTask) => work(task).catch(() => work(task))

  return {
    processUpload: (file) =>
      (runWithRetry({ do: 'process-upload', file }) as Promise<ProcessedImage | Refusal>).catch(() => 'damaged'),
    processLogo: (file) =>
      (runWithRetry({ do: 'process-logo', file }) as Promise<ProcessedLogo | Refusal>).catch(() => 'damaged'),
    drawPng: (source, size) =>
      (runWithRetry({ do: 'draw-png', source, size }) as Promise<Buffer | null>).catch(() => null),
    resize: (original, width, format) =>
      (runWithRetry({ do: 'resize', original, width, format }) as Promise<Buffer | null>).catch(() => null),
    close() {
      for (const worker of idle.keys()) end(worker)
    },
  }
}

/** The result of a task; rejects if the worker exits or times out. */
async function resultOf(worker: ChildProcess, task: ImageTask, timeoutMs: number): Promise<unknown> {
  const done = new AbortController()
  const { signal } = done
  const timeout = setTimeout(() => done.abort(), timeoutMs)
  const ended = once(worker, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`An image worker exited (${by ?? code}).`)
  })
  try {
    worker.send(task)
    const [result] = await Promise.race([once(worker, 'message', { signal }), ended])
    return result
  } finally {
    clearTimeout(timeout)
    done.abort()
  }
}
