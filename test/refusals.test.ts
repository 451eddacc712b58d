import { randomInt } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Call, directAddress } from '#contract/call.ts'
import { createApp } from '#server/app.ts'
import { allCalls } from '#server/operation-of.ts'
import { countRows } from './count-rows.ts'
import { createTestShop } from './create-test-shop.ts'
import { samplePayload, wrongPayloads } from './payload-corpus.ts'

const shop = await createTestShop()
const app = await createApp(shop, { trustProxy: true, logger: false })
afterAll(() => app.close())
const people = { guest: shop.guest(), customer: await shop.customer(), owner: await shop.admin() }
const callerOf = ({ access }: Call) =>
  people[access === 'anyone' ? 'guest' : access === 'customer' ? 'customer' : 'owner']
const held = await countRows(shop.db)

const json = 'application/json'
// Multipart uploads have tests of their own; the feed has no payload.
const takesJson = (call: Call) => call.method !== 'GET' && !call.upload
const called = allCalls.filter(takesJson).map((call) => [call.path, call] as const)

type Method = Call['method'] | 'POST'

interface Refused {
  status: number
  body: unknown
}

const secret = /node_modules|\.ts:\d|at async|select |insert /i

async function send(url: string, method: Method, payload: string, type = json): Promise<Refused> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const headers = { 'content-type': type, 'x-forwarded-for': from }
  const { statusCode: status, headers: sent, payload: text } = await app.inject({ method, url, headers, payload })
  // A matcher for each of 15,000 responses would cost more than the response.
  if (sent['cache-control'] !== 'no-store' || secret.test(text)) expect.fail(`${url}: ${JSON.stringify(sent)} ${text}`)
  return { status, body: JSON.parse(text) }
}

/** The routes of a call: each takes the JSON text of a payload, and sends it as the route requires. */
function waysTo(call: Call): [way: string, ask: (payload: string, type?: string) => Promise<Refused>][] {
  const { method, path, entry } = call
  const wrap = (payload: string) => `{"method":"${method}","path":"${path}","payload":${payload}}`
  const direct = (payload: string, type?: string) => send(directAddress(call), method, payload, type)
  if (entry === 'direct') return [['direct', direct]]
  return [
    ['gateway', (payload, type) => send('/gateway', 'POST', wrap(payload), type)],
    ['direct', direct],
  ]
}

function asCaller(call: Call, payload: Record<string, unknown>): Record<string, unknown> {
  const { token } = callerOf(call)
  return token && !('token' in payload) ? { ...payload, token } : payload
}

const sentence = z.string().check(z.regex(/^[A-Z“][^<>]{8,}$/))
const list = z.array(z.object({ msg: sentence, param: z.string() })).check(z.minLength(1))
const refusal = z.object({ status: z.number(), message: z.union([sentence, list]) })

function expectSentence({ status, body }: Refused, statuses: number[], what: string) {
  const read = z.safeParse(refusal, body)
  if (statuses.includes(status) && read.success && read.data.status === status) return
  expect.fail(`${what}: ${status} ${JSON.stringify(body)}`)
}

/** Eight in parallel: as fast as one machine gets, without filling the queue so that requests are refused. */
async function inParallel<T>(all: readonly T[], run: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

function deep(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
}

test.each(called)('%s: a valid payload is accepted, so that a refused one means something', (_path, call) => {
  expect(z.safeParse(call.payload, samplePayload(call))).toMatchObject({ success: true })
})

test.each(called)(
  '%s: every field that is missing, wrong or too long is refused, by each way in',
  async (_path, call) => {
    const cases = [
      ...wrongPayloads(call),
      ...(call.tokenIsSubject ? [] : [{ what: 'token: a number', payload: { ...samplePayload(call), token: 7 } }]),
    ]
    for (const { what, payload } of cases) {
      const text = JSON.stringify(asCaller(call, payload))
      const answers = []
      for (const [way, ask] of waysTo(call)) {
        const answer = await ask(text)
        expectSentence(answer, [400], `${way}, ${what}`)
        answers.push(answer)
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, what).toBe(1)
    }
    expect(await countRows(shop.db)).toEqual(held)
  },
)

test.each(called)(
  '%s: a body that is not a JSON object of an acceptable size is refused on every route',
  async (_path, call) => {
    const sample = JSON.stringify(asCaller(call, samplePayload(call)))
    const cases: [what: string, payload: string, type: string, statuses: number[]][] = [
      ['broken JSON', '{"a":', json, [400]],
      ['no JSON', 'hello', json, [400]],
      ['nothing', '', json, [400]],
      ['a list', `[${sample}]`, json, [400]],
      ['a text', '"hello"', json, [400]],
      ['a number', '7', json, [400]],
      ['plain text', sample, 'text/plain', [415]],
      ['a form', 'email=a%40example.com', 'application/x-www-form-urlencoded', [415]],
      [
        'multipart',
        '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
        'multipart/form-data; boundary=b',
        [415],
      ],
      ['XML', '<a/>', 'application/xml', [415]],
      ['17 levels', deep(17), json, [400]],
      ['20,000 levels', deep(20_000), json, [400]],
      ['more than 256 kB', JSON.stringify({ a: 'x'.repeat(256 * 1024) }), json, [413]],
      ['a NUL in a name', '{"a\\u0000b":1}', json, [400]],
      ['a prototype', '{"__proto__":{"isAdmin":true}}', json, [400]],
      ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', json, [400]],
    ]
    await inParallel(cases, async ([what, payload, type, statuses]) => {
      for (const [way, ask] of waysTo(call)) expectSentence(await ask(payload, type), statuses, `${way}, ${what}`)
    })
    expect(await countRows(shop.db)).toEqual(held)
  },
)

test('the gateway accepts only the methods and paths of the contract', async () => {
  const mutations = (path: string) => [
    path.toUpperCase(),
    `/${path}`,
    `${path}/`,
    ` ${path}`,
    `${path}\0`,
    `${path}%00`,
    `${path}?x=1`,
    `${path};x`,
    `../${path}`,
    `x/../${path}`,
    path.replace('/', '\\'),
    path.replace('/', '%2f'),
    path.replace('/', '//'),
    path.replace(/[ae]/, '\u0430'),
    `http://127.0.0.1/${path}`,
  ]
  const known = new Set(
    allCalls.filter(({ entry }) => entry !== 'direct').map(({ method, path }) => `${method} ${path}`),
  )
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'post', 'put', '']
  const names = ['__proto__', 'constructor', 'toString', 'gateway', '/gateway', '', 'http://169.254.169.254', 'users']
  const paths = [...names, ...allCalls.flatMap(({ path }) => [path, ...mutations(path)])]
  const pairs = paths
    .flatMap((path) => methods.map((method) => ({ method, path })))
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    // Every method still meets every kind of path: 21 and the number of methods have no common divisor.
    .filter((_pair, at) => at % 21 === 0)

  await inParallel(pairs, async (pair) => {
    const answer = await send('/gateway', 'POST', JSON.stringify({ ...pair, payload: {} }))
    expect({ ...pair, ...answer }).toEqual({
      ...pair,
      status: 404,
      body: { status: 404, message: 'Unknown call.' },
    })
  })
})

test('the gateway takes a method, a path and a payload, and nothing else', async () => {
  const call = { method: 'POST', path: 'users/login', payload: {} }
  const wrong = [
    { ...call, method: ['POST'] },
    { ...call, method: null },
    { ...call, path: {} },
    { ...call, path: 7 },
    {},
  ]
  const notCalls = [...wrong, [], [call], 'POST users/login', null, { payload: call }]
  for (const body of notCalls)
    expectSentence(await send('/gateway', 'POST', JSON.stringify(body)), [400], JSON.stringify(body))
})

test('calls with only a direct route are unknown to the gateway', async () => {
  for (const { method, path } of allCalls.filter(({ entry }) => entry === 'direct')) {
    const answer = await send('/gateway', 'POST', JSON.stringify({ method, path, payload: {} }))
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('direct routes exist with their own name and method only', async () => {
  for (const call of allCalls) {
    const { method, path } = call
    const own = directAddress(call)
    if (!own.startsWith('/api/')) continue
    const other = method === 'POST' ? 'PUT' : 'POST'
    expect([path, (await send(own, other, '{}')).status]).toEqual([path, 404])
    expect([path, (await send(`${own}/`, method, '{}')).status]).toEqual([path, 404])
    expect([path, (await send(own.toUpperCase(), method, '{}')).status]).toEqual([path, 404])
  }
  expect((await send('/gateway', 'PUT', '{}')).status).toBe(404)
})
