import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { newRequestId } from '../answer.ts'
import { connectionsCheckingInterval } from '../http/bound-connections.ts'
import { hasOneHost } from '../http/refuse-malformed.ts'
import { nameRequestSpan } from '../tracing/in-span.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { PageCache } from './page-cache.ts'

/**
 * An HTTP server that sends fresh cached pages with their stored headers and passes every other request to `handler`.
 * Cached pages are public and identical for everyone, so only the URL and Accept-Encoding of a request matter.
 */
export function serveCached(cache: PageCache, handler: RequestListener, log: Logger): Server {
  return createServer({ connectionsCheckingInterval, requireHostHeader: false }, (request, reply) => {
    if (!sendFromCache(cache, request, reply, log)) handler(request, reply)
  })
}

function sendFromCache(cache: PageCache, request: IncomingMessage, reply: ServerResponse, log: Logger): boolean {
  if (request.method !== 'GET' || !request.url || request.headers['if-none-match'] !== undefined) return false
  if (!hasOneHost(request)) return false
  const page = cache.findFresh(request.url)
  if (!page) return false
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const head = page.heads[encoding]
  const body = page.bodies[encoding]
  if (!head || !body) return false
  const reqId = newRequestId()
  reply.writeHead(200, [...head, 'x-request-id', reqId])
  reply.end(body)
  cache.recordRequest(request.url, page, { isHit: true })
  nameRequestSpan(`GET ${page.template}`, { 'http.route': page.template })
  if (log.isLevelEnabled('info'))
    log.info({ reqId, method: 'GET', route: page.template, status: 200, ms: 0, isCached: true }, 'Request')
  return true
}
