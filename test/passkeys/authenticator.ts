import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, NewPasskey, RequestOptions, UsedPasskey } from '#contract/second-factor/passkeys.ts'

/** What an authenticator or its browser does otherwise than it should. */
interface Deviation {
  origin?: string
  domain?: string
  challenge?: string
  type?: string
  /** Whether it has verified its user, such as by fingerprint; true by default. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const newKeys = {
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }),
}

/**
 * A passkey as a security key makes it: a key, of P-256 by default, that signs what the shop asks for, without
 * attestation. It names its account, counts its signatures and verifies its user.
 */
export function createAuthenticator(home = 'http://localhost:3000', kind: keyof typeof newKeys = 'P-256') {
  const { publicKey, privateKey } = newKeys[kind]()
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let account = ''
  let signatures = 0

  /** What the authenticator says about itself, and hands to the browser. */
  function dataOf(
    { domain = new URL(home).hostname, isVerified = true, counter = signatures }: Deviation,
    key?: Buffer,
  ) {
    const states = flags.present | (isVerified ? flags.verified : 0) | (key ? flags.hasKey : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const hash = createHash('sha256').update(domain).digest()
    return Buffer.concat([hash, Buffer.from([states]), counted, key ?? Buffer.alloc(0)])
  }

  return {
    id,
    /** Makes the passkey. */
    create({ challenge, user }: CreationOptions, deviation: Deviation = {}): NewPasskey {
      account = user.id
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const clientDataJSON = clientData({ challenge, type: 'webauthn.create', origin: home, ...deviation })
      return { id, response: { clientDataJSON, attestationObject: base64url(unattested(dataOf(deviation, key))) } }
    },
    /** Signs a login. */
    sign({ challenge }: RequestOptions, deviation: Deviation = {}): UsedPasskey {
      signatures += 1
      const clientDataJSON = clientData({ challenge, type: 'webauthn.get', origin: home, ...deviation })
      const data = dataOf(deviation)
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = base64url(sign('sha256', Buffer.concat([data, hash]), privateKey))
      const { userHandle = account } = deviation
      return { id, response: { clientDataJSON, authenticatorData: base64url(data), signature, userHandle } }
    },
  }
}

function clientData({ type, challenge, origin }: Required<Pick<Deviation, 'type' | 'challenge' | 'origin'>>): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
}

/**
 * The map of a COSE key in CBOR: EC2, ES256, P-256, x, y, or RSA, RS256, n, e. Source: RFC 9053, section 7.1, and RFC 8230,
 * section 4.
 */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '', n, e = '' } = publicKey.export({ format: 'jwk' })
  if (n) {
    const head = Buffer.from([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, 0x01, 0x00])
    return Buffer.concat([head, Buffer.from(n, 'base64url'), Buffer.from([0x21, 0x43]), Buffer.from(e, 'base64url')])
  }
  const point = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)])
}

/** The map of an attestation object in CBOR: format `none`, an empty statement, the data. */
function unattested(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data],
  ])
}
