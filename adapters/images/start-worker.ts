import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

// The build puts the worker next to the other entry points.
const isBuilt = !import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(isBuilt ? '../images.js' : './worker.ts', import.meta.url))

/** The only environment variables a worker gets: it decodes untrusted files, so it must hold no secrets. */
const allowedVariables = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']

/** With this priority the shop gets three times the CPU time of a worker. */
const lowerPriority = 5

/** Starts an image worker process, which exits when its IPC channel closes. */
export function startWorker(): ChildProcess {
  const worker = fork(program, {
    env: Object.fromEntries(allowedVariables.map((name) => [name, process.env[name]])),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Pending tasks fail on exit; a message that cannot be sent to an exited worker needs no handling.
  worker.on('error', () => {})
  try {
    if (worker.pid) setPriority(worker.pid, Math.min(getPriority() + lowerPriority, constants.priority.PRIORITY_LOW))
  } catch {
    // The system does not support priorities.
  }
  return worker
}
