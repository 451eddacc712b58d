import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A control group of processes with a shared memory limit; the system kills one of them when they exceed it. */
export interface MemoryGroup {
  /** The file into which a process writes its id to join. */
  procs: string
  /** How many the system has killed. */
  ended(): number
  close(): void
}

const first = { home: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', eventsFile: 'memory.oom_control' }
const second = { home: '/sys/fs/cgroup', limit: 'memory.max', eventsFile: 'memory.events' }

/** Creates a group with version 1 or 2 of control groups; null if this machine does not permit it. */
export function openMemoryGroup(megabytes: number): MemoryGroup | null {
  const { home, limit, eventsFile } = existsSync(first.home) ? first : second
  const folder = join(home, `vitrine-faults-${process.pid}`)
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024))
  } catch {
    return null
  }
  return {
    procs: join(folder, 'cgroup.procs'),
    ended: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(join(folder, eventsFile), 'utf8'))?.[1] ?? 0),
    close: () => rmdirSync(folder),
  }
}
