/** What a sign-up answers for a field that is not right; the first one is what the shopper reads. */
export interface FieldMessage {
  msg: string
  param: string
}

/** An outcome a customer may meet, with the sentence they will read and the HTTP status it travels under. */
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

export const invalid = (message: string) => new ShopError(400, message)
export const unauthenticated = (message = 'Please log in to your account.') => new ShopError(401, message)
export const forbidden = (message = 'You may not do this.') => new ShopError(403, message)
export const notFound = (message: string) => new ShopError(404, message)
export const conflict = (message: string) => new ShopError(409, message)
export const tooLarge = (message: string) => new ShopError(413, message)
export const notAnImage = (message: string) => new ShopError(415, message)
export const tooMany = (message = 'Too many tries. Please wait a little and try again.') => new ShopError(429, message)
export const unavailable = (message = 'The shop is busy. Please try again in a moment.') => new ShopError(503, message)

/** The card company took a refund and could not pay it, say because the card is closed: to try again by itself is no use. */
export class UnpaidRefundError extends Error {}
