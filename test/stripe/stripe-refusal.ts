/** An error response of Stripe, with the text and fields of its API. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { error: { type: string; code?: string; param?: string; message: string } }
  /** Whether the response is stored with the idempotency key: a validation error is not. */
  readonly isSaved: boolean

  constructor(
    status: number,
    error: { type?: string; code?: string; param?: string; message: string },
    { isSaved = false } = {},
  ) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
    this.isSaved = isSaved
  }
}

export function missing(param: string): StripeRefusal {
  return new StripeRefusal(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` })
}

export function wrong(param: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { code: 'parameter_invalid', param, message })
}

export function noSuch(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, { code: 'resource_missing', param: 'id', message: `No such ${kind}: '${id}'` })
}
