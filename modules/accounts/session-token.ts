import { createHash, randomBytes } from 'node:crypto'

/** How long a session lasts. */
export const sessionMaxAgeMs = 86_400_000
/** How long a link in an email that confirms an address or resets a password works. */
export const linkMaxAgeMs = 3_600_000

/** A new opaque token of 256 bits for a kind of use; the kind is part of it, so that one never opens another's door. */
export function newToken(kind: 'session' | 'reset' | 'email' | 'visitor'): string {
  return `${kind[0]}_${randomBytes(32).toString('base64url')}`
}

/** What is stored of a token: its SHA-256 as hexadecimal text. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
