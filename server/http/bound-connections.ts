import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '#modules/context.ts'
import { networkOf } from '#modules/network-of.ts'

/** How many connections may be open, and how long a client may take on one. */
export interface ConnectionLimits {
  maxOpen: number
  /** Null behind a proxy, whose connections all come from one address. */
  maxPerNetwork: number | null
  headMs: number
  bodyMs: number
  /** For an image of 8 MB or a table of 20 MB over a slow connection, once its sender is authorized. */
  uploadMs: number
  idleMs: number
  /** How much later than they are told idle connections are closed. */
  idleBufferMs: number
}

interface Surroundings {
  trustProxy: boolean
  /** How many processes share the port; connections are dealt to them evenly, so each keeps its part of the limits. */
  processes: number
}

/** A browser opens six connections, so that 40 shoppers can share a network at the same moment. */
export function connectionLimits({ trustProxy, processes }: Surroundings): ConnectionLimits {
  return {
    maxOpen: Math.ceil(2_000 / processes),
    maxPerNetwork: trustProxy ? null : Math.ceil(256 / processes),
    headMs: 10_000,
    bodyMs: 30_000,
    uploadMs: 120_000,
    idleMs: 10_000,
    // Proxies ignore when they are told to let a connection go, and after a delay Node closes overdue ones before it reads
    // the requests that have arrived on them.
    idleBufferMs: trustProxy ? 65_000 : 1_000,
  }
}

/** How often Node looks for connections that take too long: an option of the server, which cannot be set later. */
export const connectionsCheckingInterval = 1_000

const logEveryMs = 60_000

interface Connection {
  network: string
  /** When it was opened, or its latest request arrived. */
  since: number
  /** The latest request, and its response. */
  request: IncomingMessage | null
  response: ServerResponse | null
}

const giveUploadTime = new WeakMap<IncomingMessage, () => void>()

/** Lets the body of a request take as long as an upload may; for uploads whose sender is authorized. */
export function allowUpload(request: IncomingMessage): void {
  giveUploadTime.get(request)?.()
}

/**
 * Closes connections whose client takes too long. Above the limits, new connections of a network are refused; in all, room
 * is made for them: idle connections are closed first, then the oldest one that waits for its client, of the network that
 * has most of those, so that a client that only holds connections open keeps nobody out. Logs at most one line a minute.
 */
export function boundConnections(server: Server, limits: ConnectionLimits, log: Pick<Log, 'warn'>): void {
  server.headersTimeout = limits.headMs
  server.requestTimeout = limits.uploadMs
  server.keepAliveTimeout = limits.idleMs
  server.keepAliveTimeoutBuffer = limits.idleBufferMs
  const open = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  let loggedAt = Number.NEGATIVE_INFINITY

  function logReached(limit: 'maxOpen' | 'maxPerNetwork'): void {
    if (performance.now() - loggedAt < logEveryMs) return
    loggedAt = performance.now()
    const facts = { event: 'connections_limited', limit, max: limits[limit], open: open.size }
    log.warn(facts, 'Too many open connections.')
  }

  function forget(socket: Socket): void {
    const connection = open.get(socket)
    if (!connection) return
    open.delete(socket)
    const left = (counts.get(connection.network) ?? 1) - 1
    if (left > 0) counts.set(connection.network, left)
    else counts.delete(connection.network)
  }

  function makeRoom(): boolean {
    if (open.size < limits.maxOpen) return true
    server.closeIdleConnections()
    for (const socket of open.keys()) if (socket.destroyed) forget(socket)
    if (open.size < limits.maxOpen) return true
    logReached('maxOpen')
    const slow = slowestOf(open)
    if (!slow) return false
    slow.destroy()
    forget(slow)
    return true
  }

  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const ofNetwork = counts.get(network) ?? 0
    if (limits.maxPerNetwork !== null && ofNetwork >= limits.maxPerNetwork) {
      logReached('maxPerNetwork')
      return socket.destroy()
    }
    if (!makeRoom()) return socket.destroy()
    open.set(socket, { network, since: performance.now(), request: null, response: null })
    counts.set(network, (counts.get(network) ?? 0) + 1)
    socket.once('close', () => forget(socket))
  })

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket)
    if (connection) {
      connection.request = request
      connection.response = response
      connection.since = performance.now()
    }
    // Nothing here may cost the many requests without a body.
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (request.complete || (encoding === undefined && (length === undefined || length === '0'))) return
    const end = () => request.complete || request.socket.destroy()
    let timer = setTimeout(end, limits.bodyMs)
    giveUploadTime.set(request, () => {
      clearTimeout(timer)
      if (!request.destroyed) timer = setTimeout(end, limits.uploadMs)
    })
    request.once('close', () => clearTimeout(timer))
  })
}

/** The oldest connection that waits for its client, of the network that has most of those; null if all wait for the shop. */
function slowestOf(open: ReadonlyMap<Socket, Connection>): Socket | null {
  const slow = [...open].filter(([socket, connection]) => waitsForClient(socket, connection))
  const ofNetwork = new Map<string, number>()
  for (const [, { network }] of slow) ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1)
  const most = Math.max(...ofNetwork.values())
  const [first] = slow
    .filter(([, { network }]) => ofNetwork.get(network) === most)
    .sort(([, one], [, other]) => one.since - other.since)
  return first?.[0] ?? null
}

/** Whether it waits for a head, for a body, or for a response to be read. */
function waitsForClient(socket: Socket, { request, response }: Connection): boolean {
  return !request?.complete || response?.writableFinished === true || socket.writableLength > 0
}
