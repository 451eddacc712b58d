import { StripeRefusal } from './stripe-refusal.ts'

export interface Answer {
  status: number
  body: unknown
  /** Whether it is a repeated response. */
  isReplayed?: boolean
}

interface Entry {
  asked: string
  answer: Answer | null
}

/**
 * Stripe's idempotency keys: the same key with the same request returns the stored response, even if that is a
 * 500; with another request it is refused with 400, and while the first is still in progress with 409.
 */
export function idempotencyTable() {
  const entries = new Map<string, Entry>()

  return async function once(key: string | undefined, asked: string, run: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return run()
    const known = entries.get(key)
    if (known && known.asked !== asked) {
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with (${key}).`,
      })
    }
    if (known && known.answer === null) {
      throw new StripeRefusal(409, {
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (${key}).`,
      })
    }
    if (known?.answer) return { ...known.answer, isReplayed: true }

    const entry: Entry = { asked, answer: null }
    entries.set(key, entry)
    try {
      const answer = await run()
      entry.answer = answer
      return answer
    } catch (error) {
      if (error instanceof StripeRefusal && error.isSaved) entry.answer = { status: error.status, body: error.body }
      else entries.delete(key)
      throw error
    }
  }
}
