/**
 * A size with the word of the locale before it: "Size 38". A size that is called "One size" already says the word, and
 * is `oneSize`.
 */
export function nameSize(word: string, size: number | string, oneSize: string): string {
  return String(size).toLowerCase() === 'one size' ? oneSize : `${word} ${size}`
}
