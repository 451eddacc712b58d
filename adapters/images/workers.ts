import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Developed, Images, ImageTask, Refusal } from './images.ts'
import { startWorker } from './start-worker.ts'

export interface WorkersOptions {
  /** Is told why a worker ended over an image. */
  onLoss(error: unknown): void
  /** How long a worker without work is kept at hand; 30 s by default. */
  restMs?: number
  /** After this a worker is given up; no image takes the default of two minutes, whatever else the machine does. */
  patienceMs?: number
}

/**
 * Images, worked on by processes of their own, one image each at a time: started when they are needed, ended when they
 * have rested for a while. They give way to the shop, and a file that brings one down takes nobody along. How many there
 * are at a time is up to who asks.
 */
export function imageWorkers({ onLoss, restMs = 30_000, patienceMs = 120_000 }: WorkersOptions): Images {
  const resting = new Map<ChildProcess, NodeJS.Timeout>()

  function wake(): ChildProcess | undefined {
    const [worker] = resting.keys()
    if (worker) forget(worker)
    return worker
  }

  function start(): ChildProcess {
    const worker = startWorker()
    return worker.once('exit', () => forget(worker))
  }

  function forget(worker: ChildProcess): void {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  }

  function end(worker: ChildProcess): void {
    forget(worker)
    if (worker.connected) worker.disconnect()
  }

  async function work(task: ImageTask): Promise<unknown> {
    const worker = wake() ?? start()
    try {
      const answer = await answerOf(worker, task, patienceMs)
      resting.set(worker, setTimeout(end, restMs, worker).unref())
      return answer
    } catch (error) {
      worker.kill('SIGKILL')
      onLoss(error)
      throw error
    }
  }

  // A system that runs out of memory ends a worker whatever it works on: each image is tried once more.
  const workTwice = (task: ImageTask) => work(task).catch(() => work(task))

  return {
    develop: (file) => (workTwice({ do: 'develop', file }) as Promise<Developed | Refusal>).catch(() => 'damaged'),
    resize: (master, width, format) =>
      (workTwice({ do: 'resize', master, width, format }) as Promise<Buffer | null>).catch(() => null),
    close() {
      for (const worker of resting.keys()) end(worker)
    },
  }
}

/** What a worker makes of a task; rejects where it ends over it or takes too long. */
async function answerOf(worker: ChildProcess, task: ImageTask, patienceMs: number): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  const late = setTimeout(() => over.abort(), patienceMs)
  const ended = once(worker, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`A worker ended over an image (${by ?? code}).`)
  })
  try {
    worker.send(task)
    const [answer] = await Promise.race([once(worker, 'message', { signal }), ended])
    return answer
  } finally {
    clearTimeout(late)
    over.abort()
  }
}
