import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { fetchImage, isPublic } from './fetch-image.ts'

const server = createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/image') response.end('image')
  else if (path === '/moved') response.writeHead(302, { location: '/image' }).end()
  else if (path === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/image' }).end()
  else if (path === '/round') response.writeHead(302, { location: '/round' }).end()
  else if (path === '/nowhere') response.writeHead(301, { location: 'file:///etc/hostname' }).end()
  else if (path === '/large') response.end(Buffer.alloc(20 * 1024 * 1024 + 1))
  else if (path === '/slow') response.write('x')
  else if (path === '/busy') response.writeHead(503).end()
  else if (path === '/cut') response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy())
  else response.writeHead(404).end()
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close().closeAllConnections())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const isHere = (address: string) => address === '127.0.0.1'

test('an image is read, also behind a redirect and a name', async () => {
  expect(Buffer.from(await fetchImage(`${origin}/image`, { isAllowed: isHere })).toString()).toBe('image')
  expect(Buffer.from(await fetchImage(`${origin}/moved`, { isAllowed: isHere })).toString()).toBe('image')
  const named = await fetchImage(`${origin.replace('127.0.0.1', 'localhost')}/image`, { isAllowed: () => true })
  expect(Buffer.from(named).toString()).toBe('image')
})

test.each([
  ['/none', 'The server answered with 404:'],
  ['/inside', 'This address is not on the internet:'],
  ['/round', 'This address redirects too often:'],
  ['/nowhere', 'Not the address of an image:'],
  ['/large', 'This image is larger than 20 MB:'],
  ['/cut', 'The server could not be reached:'],
])('%s is refused with a reason', async (path, message) => {
  await expect(fetchImage(origin + path, { isAllowed: isHere })).rejects.toMatchObject({ name: 'ShopError', message })
})

test('what may be otherwise a minute later is refused with 503, and what never changes is not', async () => {
  const fetch = (path: string) => fetchImage(origin + path, { isAllowed: isHere, timeoutMs: 300 })
  await expect(fetch('/slow')).rejects.toMatchObject({
    status: 503,
    message: 'The server took longer than 30 seconds:',
  })
  for (const path of ['/busy', '/cut']) await expect(fetch(path)).rejects.toMatchObject({ status: 503 })
  for (const path of ['/none', '/inside', '/round']) await expect(fetch(path)).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['http://127.0.0.1/', 'This address is not on the internet:'],
  ['http://[::1]/', 'This address is not on the internet:'],
  ['http://2130706433/', 'This address is not on the internet:'],
  ['http://[::ffff:10.0.0.1]/', 'This address is not on the internet:'],
  ['http://0x7f.1/', 'This address is not on the internet:'],
  ['http://169.254.169.254/latest/meta-data/', 'This address is not on the internet:'],
  ['http://localhost/', 'This address is not on the internet:'],
  ['ftp://example.com/a.jpg', 'Not the address of an image:'],
  ['wp-content/a.jpg', 'Not the address of an image:'],
])('%s is not opened', async (address, message) => {
  await expect(fetchImage(address)).rejects.toMatchObject({ message })
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fc00::1'],
  ...['fe80::1', '203.0.113.1', '192.88.99.1', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'example.com', ''],
])('%s is not on the internet', (address) => expect(isPublic(address)).toBe(false))

test.each(['1.1.1.1', '172.32.0.1', '23.227.38.33', '2606:4700::1111'])('%s is', (address) =>
  expect(isPublic(address)).toBe(true),
)
