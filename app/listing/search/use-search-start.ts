import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { seenProducts } from '#app/state/seen-products.ts'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'

/** What a search starts with. Products are best sellers, or those seen in this browser if the shop cannot be reached. */
export interface SearchBeginning extends CallResponse<typeof calls.searchStart> {
  areSeen: boolean
}

const staysMs = 5 * 60_000
const maxSeen = 5
let loaded: { at: number; start: SearchBeginning } | null = null

/** Loads what a search starts with, at most every five minutes; null until then. */
export function useSearchStart(): SearchBeginning | null {
  const [start, setStart] = useState(loaded && Date.now() - loaded.at < staysMs ? loaded.start : null)

  useEffect(() => {
    if (start) return
    let isLeft = false
    void load().then((found) => {
      if (!isLeft) setStart(found)
    })
    return () => {
      isLeft = true
    }
  }, [start])

  return start
}

async function load(): Promise<SearchBeginning> {
  try {
    const start = { ...(await api.listing.searchStart({})), areSeen: false }
    loaded = { at: Date.now(), start }
    return start
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { popular: [], products: seenProducts().slice(0, maxSeen), areSeen: true }
  }
}
