import type { IncomingMessage, Server } from 'node:http'
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
  /** An image of 8 MB or a table of 20 MB over a slow connection. */
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

/**
 * Closes connections whose client takes too long, and refuses new ones above the limits; idle ones are closed first, so
 * that a client that only holds connections open keeps nobody out. Logs at most one line a minute.
 */
export function boundConnections(server: Server, limits: ConnectionLimits, log: Pick<Log, 'warn'>): void {
  server.headersTimeout = limits.headMs
  server.requestTimeout = limits.uploadMs
  server.keepAliveTimeout = limits.idleMs
  server.keepAliveTimeoutBuffer = limits.idleBufferMs
  const networks = new Map<Socket, string>()
  const counts = new Map<string, number>()
  let loggedAt = Number.NEGATIVE_INFINITY

  function refuse(socket: Socket, limit: 'maxOpen' | 'maxPerNetwork'): void {
    socket.destroy()
    if (performance.now() - loggedAt < logEveryMs) return
    loggedAt = performance.now()
    const facts = { event: 'connections_limited', limit, max: limits[limit], open: networks.size }
    log.warn(facts, 'Too many open connections.')
  }

  function forget(socket: Socket): void {
    const network = networks.get(socket)
    if (network === undefined) return
    networks.delete(socket)
    const left = (counts.get(network) ?? 1) - 1
    if (left > 0) counts.set(network, left)
    else counts.delete(network)
  }

  function closeIdle(): void {
    server.closeIdleConnections()
    for (const socket of networks.keys()) if (socket.destroyed) forget(socket)
  }

  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const ofNetwork = counts.get(network) ?? 0
    if (limits.maxPerNetwork !== null && ofNetwork >= limits.maxPerNetwork) return refuse(socket, 'maxPerNetwork')
    if (networks.size >= limits.maxOpen) closeIdle()
    if (networks.size >= limits.maxOpen) return refuse(socket, 'maxOpen')
    networks.set(socket, network)
    counts.set(network, (counts.get(network) ?? 0) + 1)
    socket.once('close', () => forget(socket))
  })

  server.prependListener('request', (request: IncomingMessage) => {
    if (request.complete || request.headers['content-type']?.startsWith('multipart/form-data')) return
    const timer = setTimeout(() => request.complete || request.socket.destroy(), limits.bodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}
