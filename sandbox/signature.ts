import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'sandbox-signature'

/** The maximum age of a signature, and clock drift, in seconds. */
const toleranceSeconds = 300

/** Signs a message: `t=<unix seconds>,v1=<hex HMAC-SHA256 of time, dot and body>`. */
export function signMessage(secret: string, body: string | Buffer, atSeconds: number): string {
  return `t=${atSeconds},v1=${digest(secret, body, atSeconds)}`
}

/** Whether a signature is valid for these bytes and at most five minutes old or ahead. */
export function isSignedMessage(secret: string, body: Buffer, signature: string, nowSeconds: number): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature)
  if (!found) return false
  const at = Number(found[1])
  const [ours, theirs] = [Buffer.from(digest(secret, body, at)), Buffer.from(found[2] ?? '')]
  return timingSafeEqual(ours, theirs) && Math.abs(nowSeconds - at) <= toleranceSeconds
}

function digest(secret: string, body: string | Buffer, atSeconds: number): string {
  return createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest('hex')
}
