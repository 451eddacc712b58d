import { availableParallelism } from 'node:os'
import type { Config } from '../config/config.ts'

/** A process needs a few hundred MB, and more of them than this share of one machine's database would wait for it. */
const maxProcesses = 16

/** How many connections the embedded database leaves for the pools: it accepts 100, and each process listens and queues. */
const pooledConnections = 60

/** Reads `PROCESSES`: a number, or `auto` for one on each core. */
export function readProcessCount(value: string): number {
  return value === 'auto' ? Math.min(availableParallelism(), maxProcesses) : Number(value)
}

/** Whether `PROCESSES` can be read. */
export const processesPattern = /^(auto|[1-9]|1[0-6])$/

/** How many connections each process keeps open to the embedded database. */
export function embeddedConnections({ databaseConnections, processes }: Config): number {
  return Math.min(databaseConnections, Math.floor(pooledConnections / processes))
}
