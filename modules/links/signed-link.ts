import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkKey, LinkKeys, Shop } from '../context.ts'

type Signer = Pick<Shop, 'secrets'>

/** How long a link of each purpose works; no longer than `longestLifeDays`. */
const lifeDays = {
  'track-order': 400,
  receipt: 400,
  'found-order': 1,
  pay: 120,
  unsubscribe: 730,
  'confirm-newsletter': 7,
}

/** A key that has been replaced is needed for this long: a link of it may work until then. */
export const longestLifeDays = Math.max(...Object.values(lifeDays))

export type LinkPurpose = keyof typeof lifeDays

export type LinkState = 'valid' | 'expired' | 'forged'

const dayMs = 86_400_000

/** The id of a key, the day after which the link has expired, and the signature. */
const shape = /^([0-9a-z]{1,6})-([0-9a-z]{1,6})-([\w-]{43})$/

/** A link of a version that had one key and no expiry. */
const undatedShape = /^[\w-]{43}$/

/**
 * The key that makes a link ours: the id of the key that signs, the day until which it works, and the HMAC-SHA256 of what
 * it is for and about. A key for one purpose opens nothing else.
 */
export function signLink({ secrets }: Signer, purpose: LinkPurpose, about: string, now = Date.now()): string {
  const { links } = secrets
  const signing = links.keys.find(({ id }) => id === links.current)
  if (!signing) throw new Error('The shop has no key for links')
  const until = Math.ceil(now / dayMs + lifeDays[purpose]).toString(36)
  return `${signing.id}-${until}-${signatureOf(signing, [purpose, about, signing.id, until].join('\n'))}`
}

/** Whether a key opens what it is for: one that is ours and out of date has expired. */
export function checkLink(
  { secrets }: Signer,
  purpose: LinkPurpose,
  about: string,
  key: string,
  now = Date.now(),
): LinkState {
  const [, id = '', until = '', signature = ''] = shape.exec(key) ?? []
  if (undatedShape.test(key)) return checkUndated(secrets.links, purpose, about, key, now)
  const signing = secrets.links.keys.find((each) => each.id === id)
  if (!signing || !isEqual(signatureOf(signing, [purpose, about, id, until].join('\n')), signature)) return 'forged'
  return Number.parseInt(until, 36) * dayMs > now ? 'valid' : 'expired'
}

// Their time is counted from the day on which the shop learned to date links.
function checkUndated(
  { keys, undatedSince }: LinkKeys,
  purpose: LinkPurpose,
  about: string,
  key: string,
  now: number,
): LinkState {
  const signing = keys.find(({ id }) => id === firstId)
  if (!signing || undatedSince === null) return 'forged'
  const text = purpose === 'unsubscribe' ? `unsubscribe:${about.toLowerCase()}` : `${purpose}\n${about}`
  if (!isEqual(signatureOf(signing, text), key)) return 'forged'
  return Date.parse(undatedSince) + lifeDays[purpose] * dayMs > now ? 'valid' : 'expired'
}

/** The id of the first key of a shop. */
export const firstId = '1'

function signatureOf({ secret }: LinkKey, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isEqual(ours: string, theirs: string): boolean {
  const [left, right] = [Buffer.from(ours), Buffer.from(theirs)]
  return left.length === right.length && timingSafeEqual(left, right)
}
