/** What was found about one thing the shop stands on. */
export interface Finding {
  name: string
  /** `note`: nothing is wrong, but an owner who goes public should know. */
  state: 'good' | 'note' | 'wrong'
  found: string
  /** What to do about it; empty where nothing is to be done. */
  advice: string
}

export const good = (name: string, found: string): Finding => ({ name, state: 'good', found, advice: '' })
export const note = (name: string, found: string, advice: string): Finding => ({ name, state: 'note', found, advice })
export const wrong = (name: string, found: string, advice: string): Finding => ({ name, state: 'wrong', found, advice })

/** The words of an error, on one line, without what stands in an address. */
export function wordsOf(error: unknown): string {
  // Several addresses of one host that all refuse come as one error without words.
  const whole = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const words = whole instanceof Error ? whole.message || whole.name : String(whole)
  return words
    .replace(/\/\/[^@/\s]+@/g, '//…@')
    .replace(/\s+/g, ' ')
    .trim()
}
