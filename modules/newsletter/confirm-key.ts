import type { Shop } from '../context.ts'
import { isSigned, signLink } from '../signed-link.ts'

const purpose = 'confirm-newsletter'
const maxAgeMs = 7 * 86_400_000

/** The path that confirms a subscription, with our signature of the address; it works for a week. */
export function confirmPath(shop: Pick<Shop, 'secrets'>, email: string, now = Date.now()): string {
  const about = `${Buffer.from(email).toString('base64url')}.${(now + maxAgeMs).toString(36)}`
  return `/newsletter/confirm/${about}.${signLink(shop, purpose, about)}`
}

/** The address that a key confirms; null for one that is forged or expired. */
export function readConfirmKey(shop: Pick<Shop, 'secrets'>, key: string, now = Date.now()): string | null {
  const [encoded = '', until = '', signature = '', ...rest] = key.split('.')
  const isOurs = rest.length === 0 && isSigned(shop, purpose, `${encoded}.${until}`, signature)
  return isOurs && Number.parseInt(until, 36) > now ? Buffer.from(encoded, 'base64url').toString() : null
}
