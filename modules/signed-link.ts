import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from './context.ts'

/**
 * The key that makes a link ours: HMAC-SHA256 of what the link is for and about, as base64url. A key for one purpose
 * opens nothing else.
 */
export function signLink(shop: Pick<Shop, 'secrets'>, purpose: string, about: string): string {
  return createHmac('sha256', shop.secrets.signedLinks).update(`${purpose}\n${about}`).digest('base64url')
}

/** Whether a key is valid for this purpose and subject. */
export function isSigned(shop: Pick<Shop, 'secrets'>, purpose: string, about: string, key: string): boolean {
  const [ours, theirs] = [Buffer.from(signLink(shop, purpose, about)), Buffer.from(key)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
