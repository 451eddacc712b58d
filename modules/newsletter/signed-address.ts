import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEmail, normalEmail } from '#contract/text.ts'

/** The path that unsubscribes an address, with our signature; it never expires. */
export function unsubscribePath(secret: string, email: string): string {
  return `/unsubscribe/${Buffer.from(email).toString('base64url')}.${sign(secret, email)}`
}

/** The address in a segment that carries our signature; null where it carries none or a wrong one. */
export function readSignedAddress(secret: string, segment: string): string | null {
  const [encoded = '', signature = '', ...rest] = segment.split('.')
  const email = Buffer.from(encoded, 'base64url').toString()
  const right = Buffer.from(sign(secret, email))
  const given = Buffer.from(signature)
  const isRight = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right)
  return isRight ? email : null
}

/** The address in a segment without a right signature: as it is, percent-encoded, or as base64url; null where there is none. */
export function readBareAddress(segment: string): string | null {
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
