import { hkdfSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { create } from 'qrcode'
import type { Shop } from '../context.ts'
import { seal, unseal } from '../seal.ts'

const period = 30
/** Clocks of phones are a little early or late. */
const window = 1

/** The settings that every authenticator app knows: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period })

const keyOf = ({ secrets }: Pick<Shop, 'secrets'>) =>
  Buffer.from(hkdfSync('sha256', secrets.networks, '', 'second-factor', 32))

/** A new secret as it is stored, in base32, and as the QR code that an app scans. */
export function newSecret(shop: Pick<Shop, 'secrets'>, issuer: string, label: string) {
  const secret = new Secret({ size: 20 })
  const { modules } = create(totpOf(secret, issuer, label).toString(), { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data).flatMap((isDark, at) =>
    isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : [],
  )
  return {
    sealed: seal(secret.base32, keyOf(shop)),
    secret: secret.base32,
    qr: { size: modules.size, path: dark.join('') },
  }
}

/** The step, counted from 1970, whose code this is; null for a wrong code, or when the secret cannot be read any more. */
export function stepOf(shop: Pick<Shop, 'secrets'>, sealed: string, code: string, now: number): number | null {
  const base32 = unseal(sealed, keyOf(shop))
  if (!base32 || !/^\d{6}$/.test(code)) return null
  const delta = totpOf(Secret.fromBase32(base32)).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1_000 / period) + delta
}
