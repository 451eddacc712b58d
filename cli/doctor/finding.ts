import { explainFailure } from '#server/start/explain-failure.ts'

/** The result of one check. */
export interface Finding {
  name: string
  /** `note`: works, but should be fixed before going public. */
  state: 'good' | 'note' | 'wrong'
  found: string
  /** How to fix it; empty if there is nothing to fix. */
  advice: string
}

export const good = (name: string, found: string): Finding => ({ name, state: 'good', found, advice: '' })
export const note = (name: string, found: string, advice: string): Finding => ({ name, state: 'note', found, advice })
export const wrong = (name: string, found: string, advice: string): Finding => ({ name, state: 'wrong', found, advice })

/** The message of an error on one line, without credentials in URLs. */
export function errorMessage(error: unknown): string {
  return explainFailure(error)
    .replace(/\/\/[^@/\s]+@/g, '//…@')
    .replace(/\s+/g, ' ')
    .trim()
}
