import * as z from 'zod/mini'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/** Bytes in base64url, as browsers write what authenticators answer. */
function encoded(maxLength: number) {
  return z
    .string()
    .check(
      z.maxLength(maxLength, { error: () => apiErrorsMessages.tooLong(maxLength) }),
      z.regex(/^[\w-]+$/, { error: () => apiErrorsMessages.invalidField }),
    )
}

/** The ID of a credential: at most 1,023 bytes. Source: WebAuthn, section 4. */
export const passkeyId = encoded(1_364)
const clientDataJSON = encoded(4_096)

/** What an authenticator answers that has made a passkey. */
export const newPasskey = z.object({
  id: passkeyId,
  response: z.object({ clientDataJSON, attestationObject: encoded(16_384) }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What an authenticator answers that has signed with a passkey which names its account. */
export const usedPasskey = z.object({
  id: passkeyId,
  response: z.object({
    clientDataJSON,
    authenticatorData: encoded(4_096),
    signature: encoded(2_048),
    userHandle: encoded(100),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskey>

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })

/** What the browser passes to an authenticator that makes a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** What the browser passes to an authenticator that signs with a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

/** A passkey as its owner sees it. */
export const shownPasskey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** Null until it has logged in. */
  lastUsedAt: z.nullable(z.string()),
})
export type ShownPasskey = z.infer<typeof shownPasskey>
