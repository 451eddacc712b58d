import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createSecurityLog } from './create-security-log.ts'

async function openShop() {
  const shop = await createTestShop()
  const lines: Record<string, unknown>[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push({ ...facts }) }
  const security = createSecurityLog({ ...shop, log })
  const metrics = { registry: createMetrics(), token: null }
  const app = await createApp({ ...shop, log, security }, { trustProxy: false, logger: false, metrics })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // What it has not stored yet would be stored in the next test that uses this database.
  onTestFinished(async () => {
    await app.close()
    await security.store()
  })
  const { port, host } = new URL(address)

  /** Sends what no client library would send; returns what came back. */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let reply = ''
      const socket = connect(Number(port), '127.0.0.1').on('error', reject)
      socket.on('data', (data) => (reply += data.toString())).on('close', () => resolve(reply))
      socket.write(text)
    })
  return { shop, security, lines, address, host, send }
}

test('requests that are no valid HTTP are in the security log, counted at /metrics and in the admin area', async () => {
  const { shop, security, lines, address, host, send } = await openShop()
  const closing = 'connection: close\r\n'
  const malformed: [number, string][] = [
    [
      400,
      `POST /gateway HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [400, `GET / HTTP/1.1\r\nhost: ${host}\r\nann@example.com secret: x\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\nhost: ${host}\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [417, `POST /gateway HTTP/1.1\r\nhost: ${host}\r\nexpect: ann@example.com\r\n${closing}content-length: 0\r\n\r\n`],
    [400, `GET /healthz HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\n${closing}\r\n`],
  ]
  for (const [status, text] of malformed) expect(await send(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await security.store()

  const requestId = expect.stringMatching(/^[\w-]{36}$/)
  expect(lines).toMatchObject(malformed.map(([status]) => ({ event: 'request_refused', status, requestId })))
  expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1|evil/)
  expect(await (await fetch(`${address}/metrics`)).text()).toContain(
    'vitrine_security_events_total{event="request_refused"} 5\n',
  )
  const { events } = await shop.as(await shop.admin()).securityLog.listSecurityEvents({ event: 'request_refused' })
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(5)
})

test('a client that leaves in the middle of a request, or sends none, is no event', async () => {
  const { lines, host, send } = await openShop()
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1')
  await new Promise<void>((resolve) =>
    socket
      .once('close', () => resolve())
      .end('POST /gateway HTTP/1.1\r\nho')
      .resume(),
  )
  await send(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  expect(lines).toEqual([])
})

test('bodies that are too large or of another type, and uploads without a file, are in the security log', async () => {
  const { lines, address } = await openShop()
  const post = async (path: string, body: string, type: string) => {
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
    return reply.status
  }
  const json = 'application/json'
  const statuses = [
    await post('/api/users/login', `{"email":"${'x'.repeat(300_000)}"}`, json),
    await post('/api/users/login', 'email=ann@example.com', 'application/x-www-form-urlencoded'),
    await post('/gateway', '{"email":"ann@example.com"', json),
    await post('/gateway', '["ann@example.com"]', json),
    await post(
      '/api/images',
      '--b\r\nContent-Disposition: form-data; name="ann"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ),
    await post('/api/images', '--b', 'multipart/form-data; boundary=b'),
    await post('/api/images', '{}', json),
  ]
  const refused = lines.map(({ event, call, status }) => `${event} ${call} ${status}`)
  expect(statuses).toEqual([413, 415, 400, 400, 400, 400, 400])
  expect(refused).toEqual([
    'request_refused /api/users/login 413',
    'request_refused /api/users/login 415',
    'request_refused /gateway 400',
    'payload_refused /gateway 400',
    'upload_refused images 400',
    'upload_refused images 400',
    'upload_refused images 400',
  ])
  expect(JSON.stringify(lines)).not.toContain('ann@')
})
