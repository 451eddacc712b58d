import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A group of processes that may take so much memory together, and one of which the system ends when they want more. */
export interface MemoryGroup {
  /** What a process writes its id into to join. */
  procs: string
  /** How many the system has ended. */
  ended(): number
  close(): void
}

const first = { home: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', told: 'memory.oom_control' }
const second = { home: '/sys/fs/cgroup', limit: 'memory.max', told: 'memory.events' }

/** Opens a group by the first or second version of control groups; null where this machine lets nobody. */
export function openMemoryGroup(megabytes: number): MemoryGroup | null {
  const { home, limit, told } = existsSync(first.home) ? first : second
  const folder = join(home, `vitrine-faults-${process.pid}`)
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024))
  } catch {
    return null
  }
  return {
    procs: join(folder, 'cgroup.procs'),
    ended: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(join(folder, told), 'utf8'))?.[1] ?? 0),
    close: () => rmdirSync(folder),
  }
}
