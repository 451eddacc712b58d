import { useEffect, useState } from 'react'
import { abortableApi, api, RefusedError } from '#app/api.ts'
import { seenProducts } from '#app/state/seen-products.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import type { Understood } from '#contract/listing/calls.ts'
import { searchPageSize } from '#contract/listing/limits.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { matchSeen, type SearchFilter } from './match-seen.ts'

/** The results so far; products seen in this browser until the server responds. */
export interface SearchState {
  products: readonly ProductSummary[]
  total: number
  hasMore: boolean
  /** How the server understood the words; null until it has. */
  understood: Understood | null
  /** `guessing` from products seen, `answered` by the server, `failed` to reach it. */
  state: 'idle' | 'guessing' | 'answered' | 'failed'
}

const nothing: SearchState = { products: [], total: 0, hasMore: false, understood: null, state: 'idle' }
const pauseMs = 140

/** Searches while typing; earlier requests are aborted, so that the last one wins. */
export function useSearch(query: string, { category, subCategory }: SearchFilter) {
  const [found, setFound] = useState<SearchState>(nothing)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const words = query.trim()
  const payload = { query: words, ...(category && { category }), ...(subCategory && { subCategory }) }
  const payloadKey = JSON.stringify(payload)

  useEffect(() => {
    const { query: searchedWords, ...filter }: typeof payload = JSON.parse(payloadKey)
    if (searchedWords === '') return setFound(nothing)
    const seen = matchSeen(seenProducts(), searchedWords, {
      category: filter.category ?? null,
      subCategory: filter.subCategory ?? null,
    })
    setFound({ ...nothing, products: seen.slice(0, searchPageSize), total: seen.length, state: 'guessing' })

    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await abortableApi(abort.signal).listing.search({ query: searchedWords, ...filter })
        if (abort.signal.aborted) return
        setFound({ ...answer, state: 'answered' })
        storeSeenProducts(answer.products)
      } catch (error) {
        if (abort.signal.aborted) return
        if (!(error instanceof RefusedError)) throw error
        setFound((guessed) => ({ ...guessed, state: 'failed' }))
      }
    }, pauseMs)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [payloadKey])

  async function showMore() {
    const before = found
    setLoadingMore(true)
    try {
      const answer = await api.listing.search({ ...payload, shown: before.products.length })
      // The words have changed meanwhile: keep their results.
      setFound((now) => (now === before ? withMore(now, answer) : now))
      storeSeenProducts(answer.products)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setFound((now) => ({ ...now, state: 'failed' }))
    } finally {
      setLoadingMore(false)
    }
  }

  return { found, showMore, isLoadingMore }
}

function withMore(found: SearchState, more: Omit<SearchState, 'state'>): SearchState {
  const colors = [found, more].flatMap(({ understood }) => understood?.colors ?? [])
  return {
    ...found,
    ...more,
    products: [...found.products, ...more.products],
    understood: more.understood && { ...more.understood, colors: [...new Set(colors)] },
  }
}
