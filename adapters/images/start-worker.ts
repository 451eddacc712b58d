import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

// Built, it stands beside the entries of the shop; in the sources it stands here.
const isBuilt = !import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(isBuilt ? '../images.js' : './worker.ts', import.meta.url))

/** All that a worker is told of the shop's surroundings: it opens the files of strangers and holds no secret. */
const surroundings = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']

/** Where both want a core, the shop takes three times what a worker gets. */
const giveWay = 5

/** Starts a process that works on images until its channel is closed, by `disconnect` or by the end of the shop. */
export function startWorker(): ChildProcess {
  const worker = fork(program, {
    env: Object.fromEntries(surroundings.map((name) => [name, process.env[name]])),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Whoever waits for an answer hears of it; what a worker could not be sent any more after its end is of no interest.
  worker.on('error', () => {})
  try {
    if (worker.pid) setPriority(worker.pid, Math.min(getPriority() + giveWay, constants.priority.PRIORITY_LOW))
  } catch {
    // A system without priorities: it works beside the shop as an equal.
  }
  return worker
}
