import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections, type ConnectionLimits, connectionLimits } from './bound-connections.ts'

const wide = connectionLimits({ trustProxy: false, processes: 1 })

async function openServer(limits: Partial<ConnectionLimits>) {
  const logged: object[] = []
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, reply) => {
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
    async open(text = ''): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
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

test('a client of the shop has 10 s for a head, 30 s for a body, and a connection rests for 10 s', () => {
  expect(wide).toMatchObject({ headMs: 10_000, bodyMs: 30_000, idleMs: 10_000, idleBufferMs: 1_000 })
  expect(connectionLimits({ trustProxy: true, processes: 1 })).toMatchObject({
    maxPerNetwork: null,
    idleBufferMs: 65_000,
  })
})
