/** Each word of a search as a pattern for LIKE that finds it anywhere in a text. */
export function likePatterns(search: string | undefined): string[] {
  return wordsOf(search).map(patternOf)
}

export function wordsOf(search: string | undefined): string[] {
  return search?.trim().split(/\s+/).filter(Boolean) ?? []
}

/** A pattern for LIKE that finds a word anywhere in a text. */
export function patternOf(word: string): string {
  return `%${escaped(word)}%`
}

/** A pattern for LIKE that finds texts with this beginning. */
export function beginningPattern(beginning: string): string {
  return `${escaped(beginning)}%`
}

/** Whether a word is a whole email address, which is looked up: it consists of trigrams that many others have. */
export function isWholeEmail(word: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(word)
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
