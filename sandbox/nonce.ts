import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SandboxSession } from './find-sandbox-session.ts'

/**
 * A token in each sandbox form that makes it count once: it is derived from the number of attempts, which every attempt
 * increases.
 */
export function nonceOf(secret: string, session: Pick<SandboxSession, 'id' | 'attempts'>): string {
  return createHmac('sha256', secret).update(`nonce\n${session.id}\n${session.attempts}`).digest('base64url')
}

export function isNonce(secret: string, session: Pick<SandboxSession, 'id' | 'attempts'>, nonce: string): boolean {
  const [ours, theirs] = [Buffer.from(nonceOf(secret, session)), Buffer.from(nonce)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
