import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { LimitName } from './call.ts'

/** An invalid field of a request; the first one's message is shown to the shopper. */
export interface FieldMessage {
  msg: string
  param: string
}

/** An expected failure, with the message for the customer and its HTTP status. */
export class ShopError extends Error {
  readonly status: number
  readonly fields: FieldMessage[] | null

  constructor(status: number, message: string, fields: FieldMessage[] | null = null) {
    super(message)
    this.name = 'ShopError'
    this.status = status
    this.fields = fields
  }
}

/**
 * A refusal that counts towards the rate limit of its name wherever that applies to the call: of a guess, or of input that
 * took much work to refuse.
 */
export class CountedError extends ShopError {
  readonly limit: LimitName

  constructor(limit: LimitName, status: number, message: string) {
    super(status, message)
    this.limit = limit
  }
}

export const invalid = (message: string) => new ShopError(400, message)
export const unauthenticated = (message = apiErrorsMessages.loginRequired) => new ShopError(401, message)
export const forbidden = (message = apiErrorsMessages.forbidden) => new ShopError(403, message)
export const notFound = (message: string) => new ShopError(404, message)
export const conflict = (message: string) => new ShopError(409, message)
export const tooLarge = (message: string) => new ShopError(413, message)
export const notAnImage = (message: string) => new ShopError(415, message)
export const tooMany = (message = apiErrorsMessages.tooMany) => new ShopError(429, message)
export const unavailable = (message = apiErrorsMessages.busy) => new ShopError(503, message)

/** Refuses with a sentence at each of some fields; without any it does nothing. */
export function refuseFields(status: number, wrong: readonly FieldMessage[]): void {
  const [first] = wrong
  if (first) throw new ShopError(status, first.msg, [...wrong])
}

/** The same, but a single one is refused by its sentence alone, as callers that know no fields read it. */
export function refuseTogether(status: number, wrong: readonly FieldMessage[]): void {
  const [first, second] = wrong
  if (first) throw new ShopError(status, first.msg, second ? [...wrong] : null)
}

/** The payment provider accepted a refund but could not pay it out, such as to a closed card. Retrying does not help. */
export class UnpaidRefundError extends Error {}
