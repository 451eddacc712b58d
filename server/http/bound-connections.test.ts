import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { allowUpload, boundConnections, type ConnectionLimits, connectionLimits } from './bound-connections.ts'

const wide = connectionLimits({ trustProxy: false, processes: 1 })

async function openServer(limits: Partial<ConnectionLimits>) {
  const logged: object[] = []
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, reply) => {
    if (request.url === '/upload') allowUpload(request)
    if (request.url === '/large') return reply.end(Buffer.alloc(64 * 1024 * 1024))
    request.resume().on('end', () => reply.end('hello'))
  })
  boundConnections(server, { ...wide, ...limits }, { warn: (facts) => void logged.push(facts) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const { port } = server.address() as AddressInfo
  return {
    logged,
    async open(text = '', localAddress = '127.0.0.1'): Promise<Socket> {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
      await new Promise((resolve) => socket.once('connect', resolve))
      if (text) socket.write(text)
      return socket
    },
  }
}

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
const answerOf = (socket: Socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(`${data}`)))
const endOf = (socket: Socket) => new Promise((resolve) => socket.on('data', () => {}).once('close', resolve))

test('a head, a body and an idle connection that take too long are closed', async () => {
  const { open } = await openServer({ headMs: 40, bodyMs: 40, idleMs: 40, idleBufferMs: 0 })
  const head = await open('GET / HTTP/1.1\r\nhost: loc')
  const silent = await open()
  const body = await open('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nabc')
  const idle = await open(request)

  await Promise.all([head, silent, body, idle].map(endOf))
})

test('above the limit of a network, new connections are refused, with one line in the log', async () => {
  const { open, logged } = await openServer({ maxPerNetwork: 3 })
  const held = [await open(), await open(), await open()]

  await endOf(await open())
  await endOf(await open())
  expect(logged).toEqual([{ event: 'connections_limited', limit: 'maxPerNetwork', max: 3, open: 3 }])

  held[0]?.destroy()
  const tryAgain = async () => {
    const socket = await open(request)
    return Promise.race([answerOf(socket), endOf(socket).then(() => 'closed')])
  }
  await expect.poll(tryAgain).toContain('200 OK')
})

test('above the limit of all, idle connections make room for new ones', async () => {
  const { open, logged } = await openServer({ maxOpen: 3 })
  const idle = [await open(request), await open(request), await open(request)]
  await Promise.all(idle.map(answerOf))

  const fresh = await open(request)
  expect(await answerOf(fresh)).toContain('200 OK')
  expect(logged).toEqual([])
})

const slowBody = (path = '/', type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\nabc`
const isOpen = (socket: Socket) => !socket.closed

test('only an upload whose sender is authorized may take longer, whatever its type says', async () => {
  const { open } = await openServer({ bodyMs: 40, uploadMs: 60_000 })
  const upload = await open(slowBody('/upload'))
  const claimed = await open(slowBody('/', 'multipart/form-data; boundary=b'))

  await endOf(claimed)
  expect(isOpen(upload)).toBe(true)
  upload.write('x'.repeat(97))
  expect(await answerOf(upload)).toContain('200 OK')
})

test('an upload is closed once its own time is over', async () => {
  const { open } = await openServer({ bodyMs: 10, uploadMs: 60 })
  await endOf(await open(slowBody('/upload')))
})

test('above the limit of all, the oldest slow client makes room, of the network that has most of them', async () => {
  const { open, logged } = await openServer({ maxOpen: 4 })
  const alone = await open(slowBody())
  const [first, second, third] = [
    await open('GET / HT', '127.0.0.2'),
    await open('', '127.0.0.2'),
    await open(slowBody('/upload'), '127.0.0.2'),
  ]
  const firstEnded = endOf(first)
  const secondEnded = endOf(second)

  const one = await open(request, '127.0.0.3')
  expect(await answerOf(one)).toContain('200 OK')
  await firstEnded
  expect([alone, second, third].map(isOpen)).toEqual([true, true, true])

  // The idle one goes first, then again the oldest of that network.
  const next = await open(slowBody(), '127.0.0.4')
  await endOf(one)
  expect([alone, second, third, next].map(isOpen)).toEqual([true, true, true, true])
  expect(await answerOf(await open(request, '127.0.0.5'))).toContain('200 OK')
  await secondEnded
  expect([alone, third, next].map(isOpen)).toEqual([true, true, true])
  expect(logged).toEqual([{ event: 'connections_limited', limit: 'maxOpen', max: 4, open: 4 }])
})

test('a client that does not read its response makes room, too', async () => {
  const { open } = await openServer({ maxOpen: 1 })
  const reader = await open()
  reader.pause()
  reader.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await new Promise((resolve) => reader.once('readable', resolve))

  expect(await answerOf(await open(request, '127.0.0.2'))).toContain('200 OK')
})

test('a client of the shop has 10 s for a head, 30 s for a body, and a connection rests for 10 s', () => {
  expect(wide).toMatchObject({ headMs: 10_000, bodyMs: 30_000, idleMs: 10_000, idleBufferMs: 1_000 })
  expect(connectionLimits({ trustProxy: true, processes: 1 })).toMatchObject({
    maxPerNetwork: null,
    idleBufferMs: 65_000,
  })
})
