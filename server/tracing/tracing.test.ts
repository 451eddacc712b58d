import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestShop } from '#test/create-test-shop.ts'
import { stripValues } from './redact-spans.ts'
import { startTracing } from './start-tracing.ts'

const value = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes: z._default(z.array(value), []),
  events: z._default(z.array(z.unknown()), []),
  status: z.object({ code: z.optional(z.number()), message: z.optional(z.string()) }),
})
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(value) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

const canaries = [
  'ann.canary@example.com',
  'canary-password',
  'canary-agent',
  '203.0.113.77',
  's_canary',
  'canaryquery',
]

/** An OpenTelemetry collector over HTTP. */
async function openCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, bodies, close: () => server.close() }
}

const collector = await openCollector()
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json'
process.env.OTEL_SERVICE_NAME = 'our-shop'
const stop = startTracing()
afterAll(() => collector.close())

test('requests, calls, jobs and statements are exported without personal data', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'canary-agent',
    'x-forwarded-for': '203.0.113.77',
  }
  const payload = { email: 'ann.canary@example.com', password: 'canary-password' }
  await fetch(`${url}/gateway?q=canaryquery`, {
    method: 'POST',
    headers: { ...headers, cookie: 'session=s_canary', origin: shop.origin },
    body: JSON.stringify({ method: 'POST', path: 'users/login', payload }),
  })
  await fetch(`${url}/images/ann.canary@example.com?token=s_canary`, { headers })
  await shop.as(shop.guest()).newsletter.newsletter({ email: 'ann.canary@example.com' })
  await shop.runJobs()
  await shop.db
    .execute(sql`select * from customers where email = 'ann.canary@example.com' and id = ${'canary-password'}`)
    .catch(() => {})
  await stop()

  const collected = collector.bodies.map((body) => z.parse(sent, JSON.parse(body)))
  const spans = collected.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  )
  const named = (name: string) => spans.find((each) => each.name === name)
  const request = named('POST /gateway users/login')
  const call = named('call users/login')
  expect(request?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/gateway users/login' } })
  expect(call?.parentSpanId).toBe(request?.spanId)
  expect(named('GET /images/*')?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 404 },
  })
  expect(named('job subscribeNewsletter')).toBeDefined()
  const statements = spans.filter(({ traceId, name }) => traceId === call?.traceId && name.startsWith('pg.query:'))
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(statements)).toContain('$1')
  expect(JSON.stringify(collected)).toContain('our-shop')

  for (const canary of canaries) expect(collector.bodies.join()).not.toContain(canary)
  expect(collector.bodies.join()).not.toMatch(/client\.address|peer\.address|user_agent|url\.(path|query|full)/)
  expect(spans.flatMap(({ events }) => events)).toEqual([])
  expect(spans.filter(({ status }) => status.message !== undefined)).toEqual([])
})

test.each([
  [`select * from customers where email = 'ann@example.com'`, `select * from customers where email = ?`],
  [`select 'it''s' from t where "a1" = $1 limit 50`, `select ? from t where "a1" = $1 limit ?`],
  [`select $x$ann$x$, $$bo$$ -- of ann`, `select ?, ?  `],
  [`select 'not closed`, `select ?`],
])('%s is told without its values', (statement, told) => {
  expect(stripValues(statement)).toBe(told)
})
