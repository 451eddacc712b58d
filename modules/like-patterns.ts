/** Each word of a search as a pattern for LIKE that finds it anywhere in a text. */
export function likePatterns(search: string | undefined): string[] {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? []
  return words.map((word) => `%${escaped(word)}%`)
}

/** A pattern for LIKE that finds texts with this beginning. */
export function beginningPattern(beginning: string): string {
  return `${escaped(beginning)}%`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
