import { ShopError, tooMany } from '#contract/errors.ts'

/** Refused because of too many tries; says in how many seconds it makes sense to ask again. */
export class TooManyError extends ShopError {
  readonly retryAfterSeconds: number

  constructor(waitMs: number) {
    const { status, message } = tooMany()
    super(status, message)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}
