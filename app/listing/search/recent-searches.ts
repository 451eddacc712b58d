const maxRecent = 6

/** Adds a search to the recent ones: no duplicates, the latest six. */
export function withSearch(recent: readonly string[], query: string): string[] {
  const words = query.trim()
  if (words.length < 2) return [...recent]
  return [words, ...recent.filter((other) => other.toLowerCase() !== words.toLowerCase())].slice(0, maxRecent)
}
