import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'sandbox-signature'

/** How far the time of a signature may be from ours, in seconds. */
const toleranceSeconds = 300

/** Signs a message at a moment: `t=<unix seconds>,v1=<HMAC-SHA256 of time, dot and body, in hexadecimal>`. */
export function signMessage(secret: string, body: string | Buffer, atSeconds: number): string {
  return `t=${atSeconds},v1=${digest(secret, body, atSeconds)}`
}

/** Whether a signature is right for exactly these bytes and not older, or from further ahead, than five minutes. */
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
