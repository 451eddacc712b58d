import type { Shop } from '../context.ts'
import { checkLink, signLink } from '../links/signed-link.ts'

/** The path that confirms a subscription, with our signature of the address; it works for a week. */
export function confirmPath(shop: Pick<Shop, 'secrets'>, email: string, now = Date.now()): string {
  const about = Buffer.from(email).toString('base64url')
  return `/newsletter/confirm/${about}.${signLink(shop, 'confirm-newsletter', about, now)}`
}

/** The address that a key confirms; null for one that is forged or expired. */
export function readConfirmKey(shop: Pick<Shop, 'secrets'>, key: string, now = Date.now()): string | null {
  const [about = '', signature = '', ...rest] = key.split('.')
  const isOurs = rest.length === 0 && checkLink(shop, 'confirm-newsletter', about, signature, now) === 'valid'
  return isOurs ? Buffer.from(about, 'base64url').toString() : null
}
