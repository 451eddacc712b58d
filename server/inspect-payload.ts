import { type FieldMessage, ShopError } from '#contract/errors.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

const maxDepth = 16

/** A payload that does not fit its call; the pages of the shop send none. */
export class PayloadError extends ShopError {
  constructor(message: string, fields: FieldMessage[] | null = null) {
    super(400, message, fields)
  }
}

/** Checks before validation that a payload is an object of limited depth without NUL bytes and malformed strings. */
export function inspectPayload(payload: unknown): Record<string, unknown> {
  const sent = payload ?? {}
  if (typeof sent !== 'object' || Array.isArray(sent)) throw new PayloadError(apiErrorsMessages.payloadNotObject)
  inspect(sent, 1)
  return sent as Record<string, unknown>
}

function inspect(value: unknown, depth: number): void {
  // PostgreSQL refuses NUL and lone surrogates in JSON.
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new PayloadError(apiErrorsMessages.unprintable)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  if (depth > maxDepth) throw new PayloadError(apiErrorsMessages.payloadTooDeep)
  for (const [key, each] of Object.entries(value)) {
    inspect(key, depth)
    inspect(each, depth + 1)
  }
}
