import { readFileSync } from 'node:fs'
import type { Target } from './compare-with-bare.ts'
import type { Line } from './lines.ts'

/** The memory of the shop's process after this many minutes of load. */
export interface MemorySample {
  minute: number
  megabytes: number
}

/** Sends load of every kind in turn over ten connections, and records the memory meanwhile. */
export async function watchMemory(shop: Target, lines: readonly Line[], minutes: number): Promise<MemorySample[]> {
  const startedAt = performance.now()
  const minute = () => (performance.now() - startedAt) / 60_000
  const samples: MemorySample[] = []
  while (minute() < minutes) {
    for (const { load } of lines) {
      if (minute() >= minutes) break
      await load(shop.origin, 10, 1)
    }
    samples.push({ minute: Number(minute().toFixed(1)), megabytes: megabytesOf(shop.pid) })
  }
  return samples
}

// The resident set size, as Linux reports it.
function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
