import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEmail, normalEmail } from '#contract/text.ts'

/** The path that unsubscribes an address, with our signature; it never expires. */
export function unsubscribePath(secret: string, email: string): string {
  return `/unsubscribe/${Buffer.from(email).toString('base64url')}.${sign(secret, email)}`
}

/** The address in a path segment with a valid signature; null otherwise. */
export function readSignedAddress(secret: string, segment: string): string | null {
  const [encoded = '', signature = '', ...rest] = segment.split('.')
  const email = Buffer.from(encoded, 'base64url').toString()
  const right = Buffer.from(sign(secret, email))
  const given = Buffer.from(signature)
  const isRight = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right)
  return isRight ? email : null
}

/**
 * The address in a path segment without a valid signature, plain, percent-encoded or as base64url; null if there is
 * none.
 */
export function readUnsignedAddress(segment: string): string | null {
  const [encoded = ''] = segment.split('.')
  const readings = [segment, decodePercent(segment), Buffer.from(encoded, 'base64url').toString()]
  return readings.map(normalEmail).find(isEmail) ?? null
}

function sign(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${email.toLowerCase()}`).digest('base64url')
}

function decodePercent(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
