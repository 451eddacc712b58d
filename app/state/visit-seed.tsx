import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { decode, encode } from './cipher.ts'
import { tabKeys } from './local-items.ts'
import { tabStore } from './storage-area.ts'

const SeedOfVisit = createContext<number | null>(null)

/** Provides the visit's seed after hydration, in a transition since much of the page depends on it. */
export function VisitSeed({ children }: { children: ReactNode }) {
  const [seed, setSeed] = useState<number | null>(null)
  useEffect(() => startTransition(() => setSeed(readSeed())), [])
  return <SeedOfVisit value={seed}>{children}</SeedOfVisit>
}

/**
 * The seed of every random choice, the same for a whole visit, so that nothing jumps on Back. Null on the server and
 * during hydration.
 */
export function useVisitSeed(): number | null {
  return useContext(SeedOfVisit)
}

function readSeed(): number {
  const stored = Number(decode(tabStore.getItem(tabKeys.visitSeed) ?? ''))
  if (Number.isSafeInteger(stored) && stored > 0) return stored
  const seed = 1 + Math.floor(Math.random() * 2 ** 31)
  tabStore.setItem(tabKeys.visitSeed, encode(String(seed)))
  return seed
}

/** A number below `count`, always the same for a seed and a name. */
export function pickFor(seed: number, name: string, count: number): number {
  let hash = seed | 0
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return (hash >>> 0) % count
}

/** The items in an order determined by the seed. */
export function shuffled<T>(seed: number, items: readonly T[]): T[] {
  return items
    .map((item, at) => ({ item, rank: pickFor(seed, String(at), 2 ** 31) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
