import { randomInt } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
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

const called = allCalls.filter((call) => call.method !== 'GET' && !call.upload)

/** Tokens of their own for every call, as some end sessions or accounts. */
async function tokenFor({ access, tokenIsSubject }: Call): Promise<{ token?: string | null }> {
  if (access === 'anyone' || tokenIsSubject) return {}
  return { token: (isForStaff(access) ? await shop.admin() : await shop.customer()).token }
}

function send(call: Call, byGateway: boolean, payload: object) {
  const { method, path, address } = call
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }
  return byGateway
    ? app.inject({ method: 'POST', url: '/gateway', headers, payload: { method, path, payload } })
    : app.inject({ method, url: address ?? `/api/${path}`, headers, payload })
}

test('no payload of any call is answered with a fault, by each way in', { timeout: 3_600_000 }, async () => {
  const faults: string[] = []
  for (const [at, call] of called.entries()) {
    const random = seededRandom(seed * 100_003 + at)
    const identity = await tokenFor(call)
    for (let made = 0; made < cases; made++) {
      const payload = { ...hostilePayload(call, random, known), ...identity }
      const byGateway = call.entry === 'gateway' || (call.entry === 'both' && made % 2 === 0)
      const { statusCode, payload: text } = await send(call, byGateway, payload)
      if (statusCode < 500 && text.startsWith('{')) continue
      const cause = logged.at(-1)
      faults.push(`${call.path} ${statusCode} ${JSON.stringify(payload)} ${describe(cause)}`)
    }
  }
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
})

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
