import { createHash } from 'node:crypto'
import { decodeBody, type Encoding } from './encode-body.ts'
import type { RenderedPage } from './render-page.ts'

/** A cached page. */
export interface CachedPage {
  status: number
  headers: [name: string, value: string][]
  etag: string
  /** The body in each encoding requested so far; `identity` only until the first of them is compressed. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** The headers of the last response in an encoding as alternating names and values, without those of a single request. */
  heads: Partial<Record<Encoding, string[]>>
  /** The path pattern of the page, once known. */
  template: string
}

/** A cached page with the bookkeeping of the cache. */
export interface Entry extends CachedPage {
  key: string
  bytes: number
  /** The encodings that are compressed or being compressed. */
  encodings: Partial<Record<Encoding, Promise<Buffer>>>
  freshUntil: number
  /** The fingerprints of the products it shows or links to. */
  products: Uint32Array
  /** Whether a change can add a product to it. */
  isListing: boolean
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
// Matching only after a quote or slash is four times as fast as trying every hex digit.
const uuids = new RegExp(`["/]${uuid}`, 'g')
const uuidInPath = new RegExp(`^[^?]*${uuid}`)

export function createEntry(key: string, { status, headers, body }: RenderedPage, freshUntil: number): Entry {
  const ids = [key, body.toString('latin1')].flatMap((text) => text.match(uuids) ?? [])
  const page: CachedPage = {
    status,
    headers,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    bodies: { identity: body },
    heads: {},
    template: '',
  }
  return {
    ...page,
    key,
    encodings: {},
    freshUntil,
    bytes: entryBytes({ key, ...page }),
    products: Uint32Array.from(new Set(ids.map(fingerprintOf))),
    isListing: !uuidInPath.test(key),
  }
}

// A page with headers of its own is cached only if they call it immutable, as those of the route manifest do.
export function isCacheable({ status, headers }: Pick<RenderedPage, 'status' | 'headers'>): boolean {
  const ownRules = headers.filter(([name]) => name === 'set-cookie' || name === 'cache-control')
  return status === 200 && ownRules.every(([, value]) => /\bpublic\b.*\bimmutable\b/.test(value))
}

/** The body as it was rendered, decompressed if only a compressed one is left. */
export async function identityBody({ bodies }: CachedPage): Promise<Buffer> {
  const [encoding, body] = Object.entries(bodies)[0] ?? []
  if (!encoding || !body) throw new Error('A cached page has no body')
  return bodies.identity ?? decodeBody(body, encoding as Encoding)
}

export function entryBytes({ key, bodies }: Pick<Entry, 'key' | 'bodies'>): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 2 * key.length + 1_000)
}

// The last 32 bits of an id, because thousands of pages name some fifty products each. A collision costs one render.
export function fingerprintOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16)
}
