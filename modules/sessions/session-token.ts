import { createHash, randomBytes } from 'node:crypto'

/** How long a session lasts. */
export const sessionMaxAgeMs = 86_400_000
/** How long a browser stays known to an account without another login. */
export const deviceMaxAgeMs = 90 * 86_400_000
/** How long the session of a customer lasts without a request; that of staff ends as the settings say. */
export const customerIdleHours = 12
/** How long a link in an email that confirms an address or resets a password works. */
export const linkMaxAgeMs = 3_600_000

/** Creates an opaque 256-bit token; its prefix is its purpose, so that it cannot be used for another one. */
export function newToken(kind: 'session' | 'reset' | 'email' | 'undo' | 'visitor' | 'invitation' | 'device'): string {
  return `${kind[0]}_${randomBytes(32).toString('base64url')}`
}

/** The stored form of a token: its SHA-256 in hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
