import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'
import { describeError } from './describe-error.ts'
import { loggerOptions } from './log.ts'

const line = z.looseObject({ level: z.number(), msg: z.string() })

/** A shop that logs at debug level into `lines`. */
async function openLogged() {
  const shop = await createTestShop()
  const lines: string[] = []
  const stream = { write: (text: string) => void lines.push(text) }
  const log = pino(loggerOptions('debug'), stream)
  const app = await createApp({ ...shop, log }, { trustProxy: false, logger: { ...loggerOptions('debug'), stream } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { shop, url, lines }
}

test('the log contains no password, token, email or IP address, and clients cannot inject lines', async () => {
  const { shop, url, lines } = await openLogged()
  const canary = `canary${randomUUID().replaceAll('-', '')}`
  const headers = {
    'content-type': 'application/json',
    origin: shop.origin,
    cookie: `session=s_${canary}; visitor=v_${canary}`,
    authorization: `Bearer ${canary}`,
    'user-agent': `agent-${canary}`,
    'x-forwarded-for': '203.0.113.77',
    referer: `${shop.origin}/reset-password/${canary}`,
  }
  const said = { email: `${canary}@example.com`, password: canary, token: canary, name: `${canary}\r\n{"level":60}` }
  const post = (path: string, payload: object) =>
    fetch(`${url}/gateway`, { method: 'POST', headers, body: JSON.stringify({ method: 'POST', path, payload }) })

  await post('users/login', said)
  await post('users/forgetPassword', { email: said.email })
  await post('userRequests', said)
  for (const path of ['reset-password', 'unsubscribe', 'track-order', 'confirm-email', 'undo-email-change', 'join']) {
    await fetch(`${url}/${path}/${canary}?token=${canary}`, { headers })
    await fetch(`${url}/${path}/${canary}.data`, { headers })
  }
  await fetch(`${url}/nowhere%0d%0a{"level":60}?q=${canary}`, { headers })
  await fetch(`${url}/gateway`, { method: 'POST', headers, body: `{"email":"${canary}` })

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((each) => each.includes(canary))).toEqual([])
  expect(lines.filter((each) => each.includes('203.0.113.77'))).toEqual([])
  for (const each of lines) {
    expect(each.trimEnd()).not.toContain('\n')
    expect(z.parse(line, JSON.parse(each)).level).toBeLessThan(60)
  }
})

test('a logged request names its page, without the secret of its link', () => {
  const lines: string[] = []
  const log = pino(loggerOptions('info'), { write: (text: string) => void lines.push(text) })
  const [token, key] = ['i_canary', '1001-canary']
  const urls = [`/join/${token}`, `/join/${token}.data?_routes=x`, `/newsletter/confirm/${key}`, `/pay/${key}`, '/shop']
  for (const url of urls) log.info({ req: { id: '1', method: 'GET', url } }, 'Request')
  const paths = lines.map((each) => z.parse(z.looseObject({ req: z.object({ path: z.string() }) }), JSON.parse(each)))
  expect(paths.map(({ req }) => req.path)).toEqual(['/join/…', '/join/…', '/newsletter/confirm/…', '/pay/…', '/shop'])
})

test('an error is logged with its request id, without the values of the failed statement', async () => {
  const { shop, url, lines } = await openLogged()
  const canary = `canary${randomUUID().replaceAll('-', '')}`
  // The rate limit works; finding the customer fails.
  await shop.db.execute(sql`alter table customers rename column password_hash to gone`)
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${canary}@example.com`, password: 'a long password' }),
  })
  const id = reply.headers.get('x-request-id') ?? 'none'

  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ message: expect.stringContaining(id) })
  const line = lines.find((each) => each.includes('Call failed')) ?? ''
  expect(line).toContain(id)
  expect(line).toContain('password_hash')
  expect(line).toContain('"stack"')
  expect(lines.filter((each) => each.includes(canary))).toEqual([])
})

test('row details of database errors are not logged', async () => {
  const { shop, lines } = await openLogged()
  const ann = await shop.customer(`canary-${randomUUID()}@example.com`)
  const stream = { write: (text: string) => void lines.push(text) }
  const log = pino(loggerOptions('debug'), stream)
  const twice = sql`insert into customers (email, first_name, last_name, country, password_hash)
    values (${ann.email}, 'Ann', 'Lee', 'United States', 'none')`
  await shop.db.execute(twice).catch((error: unknown) => log.error({ err: error }, 'Twice.'))
  await shop.db.$client
    .query('insert into customers (email) values ($1)', [ann.email])
    .catch((error: unknown) => log.error({ err: error }, 'Not whole.'))
  await shop.db
    .execute(sql`select ${ann.token}::uuid`)
    .catch((error: unknown) => log.error({ err: error }, 'Not whole.'))

  const logged = lines.filter((each) => /Twice|Not whole/.test(each))
  expect(logged.length).toBe(3)
  expect(logged[0]).toContain('23505')
  expect(logged.join()).not.toContain(ann.email)
  expect(logged.join()).not.toContain(ann.token)
  expect(logged[2]).toContain('22P02')
})

test('a copy of an error, as the job queue reports it, is logged by its message and without values', () => {
  const copy = { message: 'Failed query: select $1\nparams: ann@example.com', code: '57P01' }
  expect(describeError(copy).message).toBe('Failed query: select $1')
})

test('a request is one line with its method, route, status and time, and without its URL', async () => {
  const { url, lines } = await openLogged()
  lines.length = 0
  await fetch(`${url}/healthz?secret=canary`)
  await fetch(`${url}/api/nothing/canary`, { method: 'POST' })
  const requests = z.array(z.looseObject({ msg: z.string(), ms: z.optional(z.number()) }))
  const read = () =>
    z
      .parse(
        requests,
        lines.map((each) => JSON.parse(each)),
      )
      .filter(({ msg }) => msg === 'Request')
  // The line is written once the response has been sent.
  await expect.poll(() => read().length).toBe(2)
  expect(read()).toMatchObject([
    { method: 'GET', route: '/healthz', status: 200, ms: expect.any(Number), reqId: expect.any(String) },
    { method: 'POST', route: '/api/*', status: 404 },
  ])
  expect(lines.filter((each) => each.includes('canary') || /incoming|completed/.test(each))).toEqual([])
})
