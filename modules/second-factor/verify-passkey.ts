import type { NewPasskey, UsedPasskey } from '#contract/second-factor/passkeys.ts'
import type { passkeys } from '#db/tables/second-factor.ts'
import type { Context } from '../context.ts'

/**
 * The algorithms of passkeys that are accepted, in COSE's numbers: EdDSA and ES256, of 128 bits of security. RSA, which
 * only Windows without TPM 2.0 needs, would be a key of 2,048 bits with a padding that is no longer approved.
 */
export const passkeyAlgorithms = [-8, -7]

type Stored = typeof passkeys.$inferSelect
type Verified = Pick<Stored, 'credentialId' | 'counter' | 'publicKey'>
type Shop = Pick<Context, 'origin' | 'log' | 'requestId'>

/** The domain that passkeys belong to. A shop that moves to another one needs new passkeys. */
export const passkeyDomain = ({ origin }: Pick<Shop, 'origin'>) => new URL(origin).hostname

/** The account as authenticators store it, and return it with a login. */
export const userHandleOf = (customerId: string) =>
  Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url')

/** What is stored of a new passkey; null if the authenticator did not verify its user for this shop and challenge. */
export function verifyNewPasskey(shop: Shop, challenge: string, { id, response }: NewPasskey) {
  return orNull(shop, async (): Promise<Verified | null> => {
    // On demand: with its readers of certificates it takes longer to load than the rest of the shop.
    const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
      import('@simplewebauthn/server'),
      import('@simplewebauthn/server/helpers'),
    ])
    // Nothing was asked for that has a certificate, and those of strangers are not read.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed'
    if (!isPlain || attestation.get('attStmt').get('x5c')) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(shop.origin).origin,
      expectedRPID: passkeyDomain(shop),
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    const made = registrationInfo?.credential
    if (made?.id !== id) return null
    return { credentialId: id, publicKey: Buffer.from(made.publicKey), counter: made.counter }
  })
}

/**
 * The counter of a login with a stored passkey; null if the authenticator did not sign it with its user verified, for
 * this shop, challenge and account, or if a copy of the authenticator has counted further.
 */
export function verifyUsedPasskey(shop: Shop, challenge: string, { id, response }: UsedPasskey, stored: Stored) {
  return orNull(shop, async (): Promise<number | null> => {
    if (response.userHandle !== userHandleOf(stored.customerId)) return null
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(shop.origin).origin,
      expectedRPID: passkeyDomain(shop),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws whatever is wrong with an answer. */
async function orNull<T>({ log, requestId }: Shop, verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    log.info({ err: error, requestId }, 'Passkey refused')
    return null
  }
}
