import { createHash } from 'node:crypto'
import { decodeBody, type Encoding, encodeBody } from './encode-body.ts'
import type { RenderedPage } from './render-page.ts'

/** A page that is kept, with the tag that says which content it is. */
export interface CachedPage {
  status: number
  headers: [name: string, value: string][]
  etag: string
  /** What it is in the encodings that were asked for so far; as it was rendered until the first of them is made. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** The whole head of the last answer in an encoding, names and values in turn, without what belongs to one request. */
  heads: Partial<Record<Encoding, string[]>>
  /** The template of its address, once it is known. */
  template: string
}

/** A page as the cache holds it. */
export interface Entry extends CachedPage {
  key: string
  bytes: number
  /** The encodings that are made or being made. */
  making: Partial<Record<Encoding, Promise<Buffer>>>
  freshUntil: number
  /** The marks of the products it shows or links to, see `markOf`. */
  products: Uint32Array
  /** Whether a product it does not show yet could belong on it. */
  isListing: boolean
}

interface Bounds {
  maxBytes: number
  maxEntries: number
  /** After this a page is still sent, while a fresh one is rendered. */
  freshMs: number
}

const defaults: Bounds = { maxBytes: 32 * 1024 * 1024, maxEntries: 5_000, freshMs: 60_000 }
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
// In an address or as a value; to look at every digit for the start of one would take four times as long.
const uuids = new RegExp(`["/]${uuid}`, 'g')

export interface PageCache {
  /** The page under a key: kept, or rendered once however many ask for it at the same moment. */
  find(key: string, render: () => Promise<RenderedPage>): Promise<Entry>
  /** A page in an encoding, made when it is first asked for, once. */
  encode(page: Entry, encoding: Encoding): Promise<Buffer>
  /** The page under a key if it is kept and fresh. */
  findFresh(key: string): CachedPage | null
  /** Forgets the pages that show a product, and the listings it may have joined or left. */
  invalidateProduct(productId: string): void
  invalidateAll(): void
  /** Counts a page that was sent as it was kept. */
  recordHit(page: CachedPage): void
  size(): { entries: number; bytes: number }
  /** How many pages were sent from memory, by the template of their address, and how many had to be rendered. */
  counts(): { hits: ReadonlyMap<string, number>; misses: number }
}

/** Keeps public pages compressed in memory, within bounds; the page asked for longest ago goes first. */
export function createPageCache(bounds: Partial<Bounds> = {}, now: () => number = () => performance.now()): PageCache {
  const { maxBytes, maxEntries, freshMs } = { ...defaults, ...bounds }
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<Entry>>()
  const hits = new Map<string, number>()
  let misses = 0
  let bytes = 0
  // Goes up with every change, so that a page rendered before it is not kept after it.
  let changes = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function keep(key: string, entry: Entry) {
    forget(key)
    if (entry.bytes > maxBytes / 10) return
    entries.set(key, entry)
    bytes += entry.bytes
    makeRoom()
  }

  function makeRoom() {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes && entries.size <= maxEntries) break
      forget(oldest)
    }
  }

  function touch(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const known = underWay.get(key)
    if (known) return known
    const before = changes
    misses++
    const made = (async () => {
      const page = describeEntry(key, await render(), now() + freshMs)
      if (isKeepable(page) && before === changes) keep(key, page)
      return page
    })().finally(() => {
      if (underWay.get(key) === made) underWay.delete(key)
    })
    underWay.set(key, made)
    return made
  }

  async function make(page: Entry, encoding: Encoding): Promise<Buffer> {
    const made = alone(await encodeBody(await plainBodyOf(page), encoding))
    page.bodies[encoding] = made
    delete page.bodies.identity
    const before = page.bytes
    page.bytes = bytesOf(page)
    if (entries.get(page.key) !== page) return made
    bytes += page.bytes - before
    makeRoom()
    return made
  }

  function dropWhere(isGone: (entry: Entry) => boolean) {
    changes++
    underWay.clear()
    for (const [key, entry] of entries) if (isGone(entry)) forget(key)
  }

  return {
    async find(key, render) {
      const entry = touch(key)
      if (!entry) return renderOnce(key, render)
      // A failed refresh leaves the page that is there; the next asker tries again.
      if (entry.freshUntil < now()) renderOnce(key, render).catch(() => {})
      return entry
    },
    encode(page, encoding) {
      if (encoding === 'identity') return plainBodyOf(page)
      const making = page.making[encoding] ?? make(page, encoding)
      page.making[encoding] = making
      return making
    },
    findFresh(key) {
      const entry = touch(key)
      return entry && entry.freshUntil >= now() ? entry : null
    },
    invalidateProduct(productId) {
      const mark = markOf(productId)
      dropWhere((entry) => entry.isListing || entry.products.includes(mark))
    },
    invalidateAll: () => dropWhere(() => true),
    recordHit: ({ template }) => hits.set(template, (hits.get(template) ?? 0) + 1),
    size: () => ({ entries: entries.size, bytes }),
    counts: () => ({ hits, misses }),
  }
}

function describeEntry(key: string, { status, headers, body }: RenderedPage, freshUntil: number): Entry {
  const found = [key, body.toString('latin1')].flatMap((text) => text.match(uuids) ?? [])
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
    making: {},
    freshUntil,
    bytes: bytesOf({ key, ...page }),
    products: Uint32Array.from(new Set(found.map(markOf))),
    isListing: !uuidInPath.test(key),
  }
}

// What is the same for good may be kept too: every browser asks which code belongs to the links of its page.
function isKeepable({ status, headers }: Pick<RenderedPage, 'status' | 'headers'>): boolean {
  const ownWay = headers.filter(([name]) => name === 'set-cookie' || name === 'cache-control')
  return status === 200 && ownWay.every(([, value]) => /\bpublic\b.*\bimmutable\b/.test(value))
}

/** The page as it was rendered; once it is compressed, only that is kept. */
async function plainBodyOf({ bodies }: CachedPage): Promise<Buffer> {
  const [encoding, body] = Object.entries(bodies)[0] ?? []
  if (!encoding || !body) throw new Error('A page is kept without a body.')
  return bodies.identity ?? decodeBody(body, encoding as Encoding)
}

function bytesOf({ key, bodies }: Pick<Entry, 'key' | 'bodies'>): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 2 * key.length + 1_000)
}

// Node cuts smaller buffers out of larger ones, and one that is kept would hold on to all of its neighbours.
function alone(cut: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(cut.length)
  cut.copy(own)
  return own
}

// The end of an id, as 32 bits: thousands of pages name some fifty products each. Two products that share a mark drop each
// other's pages, which costs a render and nothing else.
function markOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16)
}

const uuidInPath = new RegExp(`^[^?]*${uuid}`)
