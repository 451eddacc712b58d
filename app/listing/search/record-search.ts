import { api } from '#app/api.ts'

const recorded = new Set<string>()

/** Reports a search to be counted, once for each page load. Nothing depends on it, so a failure is not shown. */
export function recordSearch(query: string): void {
  const words = query.trim().toLowerCase()
  if (words.length < 2 || recorded.has(words)) return
  recorded.add(words)
  void api.search.recordSearch({ query: words }).catch(() => {})
}
