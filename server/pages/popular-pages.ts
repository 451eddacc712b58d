import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const countedPages = 5_000
const topPages = 50

export interface PopularPages {
  record(url: string): void
  /** The addresses that were requested most, the first of them most often. */
  top(): string[]
  /** Stores the counts for the next start. */
  save(): Promise<void>
}

const storedCounts = z.array(z.tuple([z.string(), z.int()]))

/**
 * Counts how often public pages are requested, by addresses without a query, which may say what someone searched for. The
 * counts are halved at each start, so that pages that nobody wants any more fade. A new shop begins with `first`.
 */
export async function openPopularPages(dataDir: string, first: readonly string[]): Promise<PopularPages> {
  const file = join(dataDir, 'popular-pages.json')
  const counts = new Map(await readCounts(file))
  halve(counts)
  for (const url of first) if (!counts.has(url)) counts.set(url, 1)
  const sorted = () => [...counts].toSorted(([, a], [, b]) => b - a).slice(0, topPages)
  return {
    record(url) {
      if (url.includes('?')) return
      counts.set(url, (counts.get(url) ?? 0) + 1)
      if (counts.size > countedPages) halve(counts)
    },
    top: () => sorted().map(([url]) => url),
    async save() {
      const draft = `${file}.${process.pid}`
      await writeFile(draft, JSON.stringify(sorted()))
      await rename(draft, file)
    },
  }
}

async function readCounts(file: string): Promise<[string, number][]> {
  try {
    return z.parse(storedCounts, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // There is none yet, or another version has written it.
    return []
  }
}

function halve(counts: Map<string, number>): void {
  for (const [url, count] of counts) {
    const half = Math.floor(count / 2)
    // One request may be that of the start itself, which renders these pages.
    if (half > 1) counts.set(url, half)
    else counts.delete(url)
  }
}
