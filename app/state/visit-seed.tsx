import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { sessionArea } from './area.ts'
import { decode, encode } from './cipher.ts'
import { hereKeys } from './remembered-items.ts'

const SeedOfVisit = createContext<number | null>(null)

/** Tells what is inside the seed of the visit once the page is awake: much is shown by it, so that it is taken in bit by bit. */
export function VisitSeed({ children }: { children: ReactNode }) {
  const [seed, setSeed] = useState<number | null>(null)
  useEffect(() => startTransition(() => setSeed(readSeed())), [])
  return <SeedOfVisit value={seed}>{children}</SeedOfVisit>
}

/**
 * A number that is the same for a whole visit, from which every random choice is made, so that nothing jumps on Back.
 * Null on the server and while the page wakes up.
 */
export function useVisitSeed(): number | null {
  return useContext(SeedOfVisit)
}

function readSeed(): number {
  const kept = Number(decode(sessionArea.getItem(hereKeys.visitSeed) ?? ''))
  if (Number.isSafeInteger(kept) && kept > 0) return kept
  const seed = 1 + Math.floor(Math.random() * 2 ** 31)
  sessionArea.setItem(hereKeys.visitSeed, encode(String(seed)))
  return seed
}

/** A number below `count` that always is the same for a seed and a name. */
export function pickFor(seed: number, name: string, count: number): number {
  let hash = seed | 0
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return (hash >>> 0) % count
}

/** The same things in an order that belongs to the seed. */
export function shuffled<T>(seed: number, things: readonly T[]): T[] {
  return things
    .map((thing, at) => ({ thing, rank: pickFor(seed, String(at), 2 ** 31) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
}
