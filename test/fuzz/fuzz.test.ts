import { randomInt } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type Call, directAddress } from '#contract/call.ts'
import { isForStaff } from '#contract/staff/roles.ts'
import { createApp } from '#server/app.ts'
import { allCalls } from '#server/operation-of.ts'
import { createTestShop } from '../create-test-shop.ts'
import { hostilePayload, hostileWords } from './hostile-payload.ts'
import { seededRandom } from './seeded-random.ts'

// `npm run fuzz` sends many more, other ones each time.
const cases = Number(process.env.FUZZ_CASES ?? 3)
const seed = Number(process.env.FUZZ_SEED ?? 1)

const logged: unknown[] = []
const shop = await createTestShop()
const log = { info() {}, warn() {}, error: (facts: object) => void logged.push(Reflect.get(facts, 'err')) }
const app = await createApp({ ...shop, log }, { trustProxy: true, logger: false })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const product = await shop.product({ name: 'Red dress', colors: ['Red'], sizes: [52], onHand: 1_000 })
const ann = await shop.customer('ann@example.com')
const order = await shop.order({ by: ann, product })
const known = [
  product.id,
  order.id,
  order.number,
  order.sessionId,
  ann.id,
  ann.email,
  'Red',
  '52',
  'Red dress',
  'women',
]

type Random = ReturnType<typeof seededRandom>

/** How a call is sent: to the gateway, to its own address, as a query or as a form with a file. */
type Way = 'gateway' | 'direct' | 'query' | 'upload'

function waysOf({ method, upload, entry }: Call): Way[] {
  if (method === 'GET') return ['query']
  if (upload) return ['upload']
  return entry === 'both' ? ['gateway', 'direct'] : ['direct']
}

/** Tokens of their own for every call, as some end sessions or accounts. */
async function tokenFor({ access, tokenIsSubject }: Call): Promise<{ token?: string | null }> {
  if (access === 'anyone' || tokenIsSubject) return {}
  return { token: (isForStaff(access) ? await shop.admin() : await shop.customer()).token }
}

/** Someone else than whom the call is for: a guest, a customer and an owner in turn. */
function othersFor({ tokenIsSubject }: Call): () => Promise<{ token?: string | null }> {
  const newcomers = tokenIsSubject ? [] : [shop.customer, shop.admin]
  const known: { token?: string | null }[] = [{}]
  let turn = 0
  return async () => {
    const newcomer = newcomers[known.length - 1]
    const other = known[turn++ % (newcomers.length + 1)]
    if (other) return other
    const { token } = await (newcomer ?? shop.customer)()
    known.push({ token })
    return { token }
  }
}

function send(call: Call, way: Way, payload: object, random: Random): Promise<Response> {
  const { method, path } = call
  const url = origin + directAddress(call)
  const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
  const headers = { 'content-type': 'application/json', ...from }
  if (way === 'query') {
    const query = Object.entries(payload).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
    )
    return fetch(`${url}?${query.join('&')}`, { headers: from })
  }
  if (way === 'upload') return fetch(url, { method, headers: from, body: hostileForm(payload, random) })
  return way === 'gateway'
    ? fetch(`${origin}/gateway`, { method: 'POST', headers, body: JSON.stringify({ method, path, payload }) })
    : fetch(url, { method, headers, body: JSON.stringify(payload) })
}

function hostileForm(payload: object, random: Random): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  const word = random.pick(hostileWords)
  const content = random.pick([
    '',
    word,
    `sku,name\n${word},${word}\n`,
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'PK\x03\x04',
  ])
  form.append('file', new Blob([Buffer.from(content, 'latin1')]), random.pick(['a.csv', 'a.png', word]))
  return form
}

test('no payload of any call is answered with a fault or a reset, by each way in', { timeout: 7_200_000 }, async () => {
  const faults: string[] = []
  for (const [at, call] of allCalls.entries()) {
    const random = seededRandom(seed * 100_003 + at)
    const [identity, other] = [await tokenFor(call), othersFor(call)]
    for (const way of waysOf(call)) {
      for (let made = 0; made < cases; made++) {
        const who = made % 3 === 2 ? await other() : identity
        const payload = { ...hostilePayload(call, random, known), ...who }
        const fault = await faultOf(send(call, way, payload, random), way)
        if (fault) faults.push(`${call.path} ${way} ${fault} ${JSON.stringify(payload)} ${describe(logged.at(-1))}`)
      }
    }
  }
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
})

/** What is wrong with a reply; null if it is a reply of the shop and no fault. */
async function faultOf(sent: Promise<Response>, way: Way): Promise<string | null> {
  try {
    const { status, ...response } = await sent.then(async (each) => ({ status: each.status, text: await each.text() }))
    return status < 500 && (way === 'query' || response.text.startsWith('{')) ? null : String(status)
  } catch (error) {
    return describe(error)
  }
}

test('no word is answered with a fault where guests search and choose', async () => {
  const faults: string[] = []
  for (const word of hostileWords) {
    for (const [path, payload] of guestPayloads(word)) {
      const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
      const { statusCode } = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
      if (statusCode >= 500) faults.push(`${path} ${JSON.stringify(payload)}: ${describe(logged.at(-1))}`)
    }
  }
  expect(faults).toEqual([])
})

function guestPayloads(word: string): [path: string, payload: object][] {
  const line = { productId: product.id, selectedColor: word, selectedSize: word, quantity: 1 }
  return [
    ['listing/search', { query: word }],
    ['listing/search', { query: `dress ${word}` }],
    ['listing/listProducts', { search: word, subcategory: word, type: word, color: [word], material: [word] }],
    ['cart/checkCart', { lines: [line] }],
    ['payment/createCheckoutSession', { products: [line], pathname: `/${word}`, subTotal: 1, codes: [word] }],
  ]
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return `${error.message.slice(0, 300)} ${cause}`
}
