import { isEmail, normalEmail } from '#contract/text.ts'
import type { Shop } from '../context.ts'
import { checkLink, signLink } from '../links/signed-link.ts'

/** The path that unsubscribes an address, with our signature. */
export function unsubscribePath(shop: Pick<Shop, 'secrets'>, email: string, now = Date.now()): string {
  return `/unsubscribe/${Buffer.from(email).toString('base64url')}.${signLink(shop, 'unsubscribe', email.toLowerCase(), now)}`
}

/** The address in a path segment with a valid signature; null otherwise. */
export function readSignedAddress(shop: Pick<Shop, 'secrets'>, segment: string): string | null {
  const [encoded = '', key = '', ...rest] = segment.split('.')
  const email = Buffer.from(encoded, 'base64url').toString()
  const isOurs = rest.length === 0 && checkLink(shop, 'unsubscribe', email.toLowerCase(), key) === 'valid'
  return isOurs ? email : null
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

function decodePercent(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
