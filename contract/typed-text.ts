import * as z from 'zod/mini'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/** Control characters except line breaks and tabs. */
const controls = /(?![\t\r\n])\p{Cc}/u
const breaks = /[\r\n\t\u2028\u2029]/

/** One line of text of at most `max` characters, without control characters. */
export function line(max: number) {
  return z.string().check(
    z.maxLength(max, { error: () => apiErrorsMessages.tooLong(max) }),
    z.refine((value) => !controls.test(value) && !breaks.test(value), { error: () => apiErrorsMessages.unprintable }),
  )
}

/** Several lines of text of at most `max` characters, without control characters but line breaks and tabs. */
export function paragraphs(max: number) {
  return z.string().check(
    z.maxLength(max, { error: () => apiErrorsMessages.tooLong(max) }),
    z.refine((value) => !controls.test(value), { error: () => apiErrorsMessages.unprintable }),
  )
}

/** An opaque token: hexadecimal or base64url. */
export const token = z.string().check(z.maxLength(256))

/** An email address as typed; the form validates it with `isEmail`. */
export const emailText = line(254)
