import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#contract/errors.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { isLoopback } from '#modules/is-loopback.ts'
import type { Metrics } from './create-metrics.ts'

interface MetricsOptions extends Pick<Shop, 'origin' | 'security'> {
  /** Required as `Authorization: Bearer …`; null allows only this machine. */
  token: string | null
}

/**
 * `GET /metrics` in the Prometheus text format: with the token, or without one only from this machine while the shop has no
 * public address. Everyone else gets 404.
 */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { origin, security, token }: MetricsOptions,
): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.recordRequest({
      method: request.method,
      route: request.template ?? request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
  })

  metrics.addGauge({
    name: 'vitrine_security_events_total',
    help: 'Events of the security log since this process started, by their code.',
    labels: ['event'],
    read: () => security.counts().map(({ event, count }) => ({ labels: { event }, value: count })),
  })

  app.get('/metrics', async (request, reply) => {
    if (!(token ? hasToken(request, token) : isLoopback(origin) && isLocal(request)))
      throw notFound(apiErrorsMessages.notFound)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.print())
  })
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const [, sentToken = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(sentToken), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

// A proxy on the same machine forwards requests from elsewhere.
function isLocal({ socket, headers, host }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  const address = socket.remoteAddress ?? ''
  return !isForwarded && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address) && isLoopback(`http://${host}`)
}
