import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#contract/errors.ts'
import { isLoopback } from '../config/is-loopback.ts'
import type { Metrics } from './create-metrics.ts'

interface MetricsOptions {
  origin: string
  /** Who asks from elsewhere shows it as `Authorization: Bearer …`; null lets nobody else ask. */
  token: string | null
}

/**
 * `GET /metrics`, in the text of Prometheus: for whoever shows the token, and without one for this machine alone, as long
 * as the shop itself is on no public address. Anybody else finds nothing there.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, { origin, token }: MetricsOptions): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.recordRequest({
      method: request.method,
      route: request.template ?? request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
  })

  app.get('/metrics', async (request, reply) => {
    if (!(token ? shows(request, token) : isLoopback(origin) && isFromHere(request)))
      throw notFound('There is nothing here.')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.print())
  })
}

function shows(request: FastifyRequest, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(shown), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

// A proxy on the same machine speaks for others.
function isFromHere({ socket, headers, host }: FastifyRequest): boolean {
  const speaksForOthers = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  const address = socket.remoteAddress ?? ''
  return !speaksForOthers && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address) && isLoopback(`http://${host}`)
}
