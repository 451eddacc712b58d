import { randomUUID } from 'node:crypto'
import { signatureHeader, signMessage } from './signature.ts'

/** An event that nothing acts on, signed as the sandbox signs its events. */
export function signTestEvent(secret: string) {
  const id = `evt_${randomUUID()}`
  const body = JSON.stringify({ id, type: 'test', data: { sessionId: null, chargeId: null } })
  return { id, body, headers: { [signatureHeader]: signMessage(secret, body, Math.floor(Date.now() / 1_000)) } }
}
