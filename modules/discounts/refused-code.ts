import { CountedError } from '#contract/errors.ts'

/** A refusal of a code, which counts as a guess, whatever call tries it. */
export const refusedCode = (status: 404 | 409, message: string) => new CountedError('discountCode', status, message)
