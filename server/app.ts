import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { invalid } from '#contract/errors.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { findCaller } from '#modules/sessions/find-caller.ts'
import { serveSandbox } from '#sandbox/site/serve-sandbox.ts'
import { newRequestId } from './answer.ts'
import { serveCalls } from './calls.ts'
import { serveTableExports } from './feeds/csv-exports.ts'
import { serveFeeds } from './feeds/serve-feeds.ts'
import { boundConnections, connectionLimits, connectionsCheckingInterval } from './http/bound-connections.ts'
import { cookieNames, readCookies } from './http/cookies.ts'
import { handleErrors } from './http/handle-errors.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { isSameOrigin } from './http/is-same-origin.ts'
import { hasOneHost, refuseExpectation, refuseMalformed } from './http/refuse-malformed.ts'
import { createLimits } from './limits/limits.ts'
import { serveBrandFiles } from './media/serve-brand-files.ts'
import { serveImages } from './media/serve-images.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { serveOpenapi } from './openapi/serve-openapi.ts'
import { normalizeUrl } from './pages/normalize-url.ts'
import { serveFavicon } from './pages/serve-favicon.ts'
import { type Health, serveHealth } from './routes/serve-health.ts'
import { serveOneClickUnsubscribe } from './routes/serve-one-click-unsubscribe.ts'
import { servePaymentWebhook } from './routes/serve-payment-webhook.ts'
import { nameRequestSpan } from './tracing/in-span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page path pattern or gateway call, where the route alone is not specific enough for metrics. */
    template: string | null
  }
}

export interface AppOptions {
  trustProxy: boolean
  /** How many processes share the port; 1 by default. */
  processes?: number
  logger: FastifyServerOptions['logger']
  /** Registers further routes, such as the pages. */
  serve?: (app: FastifyInstance, calls: CallContext) => Promise<void>
  serverFactory?: FastifyServerOptions['serverFactory']
  health?: Health
  /** Whether browsers must use https for subdomains of the shop's host, too; so by default. */
  hstsSubdomains?: boolean
  /** Metrics to record, and the token that grants access to /metrics; disabled if missing. */
  metrics?: { registry: Metrics; token: string | null }
}

/** What rendering a page needs to make calls. */
export interface CallContext {
  shop: Shop
  limits: ReturnType<typeof createLimits>
}

/** The HTTP application: calls through the gateway and direct routes, media, feeds, webhooks and metrics. */
export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const limits = createLimits(shop.db)
  const app = openFastify(options, shop)
  handleErrors(app, shop)
  await setSecurityHeaders(app, { origin: shop.origin, ...options })
  await app.register(cookie)
  addRequestHooks(app, shop)

  serveHealth(app, shop.db, options.health)
  if (options.metrics) serveMetrics(app, options.metrics.registry, { ...shop, token: options.metrics.token })
  serveOpenapi(app, shop)
  serveFavicon(app, shop)
  serveBrandFiles(app, shop)
  serveImages(app, shop)
  serveFeeds(app, shop, limits)
  await servePaymentWebhook(app, shop)
  const names = cookieNames(shop.origin)
  const callerOf = (request: FastifyRequest) => findCaller(shop, readCookies(request, names).cookieToken ?? '')
  if (shop.payment.name === 'sandbox') await serveSandbox(app, shop, callerOf)
  serveOneClickUnsubscribe(app, shop)
  await app.register(async (scope) => {
    await serveCalls(scope, shop, limits)
    serveTableExports(scope, shop, limits)
    scope.all('/api/*', async (_request, reply) =>
      reply.code(404).send({ status: 404, message: apiErrorsMessages.noSuchCall }),
    )
  })
  if (options.serve) await options.serve(app, { shop, limits })
  return app
}

function openFastify(
  { logger, trustProxy, processes = 1, serverFactory }: AppOptions,
  { log, security }: Pick<Shop, 'log' | 'security'>,
): FastifyInstance {
  const app = Fastify({
    logger,
    // One line a request, with its route and its outcome, is logged below.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the last proxy is trusted; a client can forge the earlier entries of X-Forwarded-For.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    genReqId: newRequestId,
    http: { connectionsCheckingInterval, requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No URL parameter can be longer than the headers that Node accepts.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => normalizeUrl(request.url ?? '/'),
    clientErrorHandler: refuseMalformed(security),
    ...(serverFactory && { serverFactory }),
  })
  app.server.on('checkExpectation', refuseExpectation(security))
  boundConnections(app.server, connectionLimits({ trustProxy, processes }), log)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('template', null)
  return app
}

function addRequestHooks(app: FastifyInstance, { origin, security }: Pick<Shop, 'origin' | 'security'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!hasOneHost(request.raw)) {
      security.record('request_refused', { method: request.method, status: 400, requestId: request.id })
      throw invalid(apiErrorsMessages.invalidRequest)
    }
    if (isSameOrigin(request, origin)) return
    security.record('cross_site_refused', { method: request.method, requestId: request.id })
    reply.header('cache-control', 'no-store')
    return reply.code(403).send({ status: 403, message: apiErrorsMessages.crossSite })
  })

  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(requestLine(request, reply), 'Request')
    done()
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    const route = routeOf(request)
    nameRequestSpan(`${request.method} ${route}`, { 'http.route': route })
    done(null, payload)
  })
}

/** The path pattern of a request, never its full URL. */
const routeOf = (request: FastifyRequest) => request.template ?? request.routeOptions.url ?? 'none'

function requestLine(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}
