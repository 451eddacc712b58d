import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { normalizeUrl } from './normalize-url.ts'

const shop = await createTestShop()

test.each([
  ['/shop?color=%ff', '/shop?color=%ff'],
  ['/shop/%C3%B6', '/shop/%C3%B6'],
  ['http://elsewhere.example.com/login?a=b', '/login?a=b'],
  ['http://elsewhere.example.com', '/'],
  ['https://elsewhere.example.com?a=b', '/?a=b'],
  ['//elsewhere.example.com/login', '//elsewhere.example.com/login'],
  ['/%ff/%20', '/%25ff/%2520'],
  ['/%09/%09?q=%09', '/%2509/%2509?q=%09'],
  ['/shop/%0a', '/shop/%250a'],
  ['*', '/*'],
])('%s is read as %s', (asked, read) => {
  expect(normalizeUrl(asked)).toBe(read)
})

/** The response to raw bytes. */
async function sendRaw(bytes: string) {
  const { url } = await shop.listen()
  const { hostname, port } = new URL(url)
  const text = await new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ', 2)[1]), head: head.toLowerCase(), body: JSON.parse(body) }
}

test.each([
  ['a line that is no request', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST /gateway HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n', 400],
  ['a head that never ends', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request for two hosts', 'GET /robots.txt HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
  ['a request for no host', 'GET /robots.txt HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an expectation', 'GET /robots.txt HTTP/1.1\r\nhost: a\r\nexpect: more\r\nconnection: close\r\n\r\n', 417],
  ['an address that cannot be decoded', 'GET /api/%ff HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
  [
    'an address longer than any',
    `GET /sitemaps/products/${'a'.repeat(9_000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    404,
  ],
])('%s is refused like everything else, with safe headers', async (_what, bytes, status) => {
  const answer = await sendRaw(bytes)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ status, message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(answer.head).toContain('x-content-type-options: nosniff')
  expect(answer.head).toContain("content-security-policy: default-src 'none'")
  expect(answer.head).not.toContain('x-powered-by')
})
