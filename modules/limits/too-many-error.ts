import { ShopError, tooMany } from '#contract/errors.ts'

/** A call over its rate limit, with the time until the next attempt can succeed. */
export class TooManyError extends ShopError {
  readonly retryAfterSeconds: number

  constructor(waitMs: number) {
    const { status, message } = tooMany()
    super(status, message)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}
