import { RefusedError } from '#app/api.ts'
import type { CreationOptions, NewPasskey, RequestOptions, UsedPasskey } from '#contract/second-factor/passkeys.ts'
import { passkeysMessages as said } from '#messages/en-US/passkeys.ts'

/** Has the browser make a passkey, after asking its user. Refuses in a sentence what was canceled or does not work here. */
export async function createPasskey(options: CreationOptions): Promise<NewPasskey> {
  const { id, response } = await ask(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )
  if (!('attestationObject' in response)) throw new RefusedError(0, said.unsupported)
  return { id, response }
}

/** Has the browser sign with a passkey that its user chooses. */
export async function signWithPasskey(options: RequestOptions): Promise<UsedPasskey> {
  const { id, response } = await ask(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )
  if (!('signature' in response && response.userHandle)) throw new RefusedError(0, said.unsupported)
  return { id, response: { ...response, userHandle: response.userHandle } }
}

async function ask(open: () => Promise<Credential | null>) {
  try {
    if (!('PublicKeyCredential' in window)) throw new RefusedError(0, said.unsupported)
    const answer = await open()
    if (answer instanceof PublicKeyCredential) return answer.toJSON()
  } catch (error) {
    throw new RefusedError(0, sentenceOf(error))
  }
  throw new RefusedError(0, said.notDone)
}

/** What the kinds of errors mean. Source: WebAuthn, sections 5.1.3 and 5.1.4. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof DOMException)) return said.unsupported
  if (error.name === 'InvalidStateError') return said.isKnown
  if (error.name === 'SecurityError') return said.otherAddress
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? said.notDone : said.unsupported
}
