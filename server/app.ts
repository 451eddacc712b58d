import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { findCaller } from '#modules/accounts/find-caller.ts'
import type { Shop } from '#modules/context.ts'
import { serveSandbox } from '#sandbox/site/serve-sandbox.ts'
import { newRequestId } from './answer.ts'
import { serveCalls } from './calls.ts'
import { serveTableExports } from './feeds/csv-exports.ts'
import { serveFeeds } from './feeds/serve-feeds.ts'
import { cookieNames, readCookies } from './http/cookies.ts'
import { handleErrors } from './http/handle-errors.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { isSameOrigin } from './http/is-same-origin.ts'
import { refuseMalformed } from './http/refuse-malformed.ts'
import { createLimits } from './limits/limits.ts'
import { serveImages } from './media/serve-images.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { serveOpenapi } from './openapi/serve-openapi.ts'
import { normalizeUrl } from './pages/normalize-url.ts'
import { serveFavicon } from './pages/serve-favicon.ts'
import { serveHealth } from './routes/serve-health.ts'
import { serveOneClickUnsubscribe } from './routes/serve-one-click-unsubscribe.ts'
import { servePaymentWebhook } from './routes/serve-payment-webhook.ts'
import { nameRequestSpan } from './tracing/in-span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The template of what answers, where the route alone does not say it: the page, or the call behind the gateway. */
    template: string | null
  }
}

// Browsers are told to use a line again within ten seconds. It is closed a minute later than that: a shop that was held up
// closes what is overdue before it reads what has come meanwhile, and proxies keep lines for a minute whatever they are told.
const lingerMs = 65_000

export interface AppOptions {
  trustProxy: boolean
  logger: FastifyServerOptions['logger']
  /** What else is served beside the calls: pages, images, the sandbox. */
  serve?: (app: FastifyInstance, calls: CallContext) => Promise<void>
  serverFactory?: FastifyServerOptions['serverFactory']
  /** What is counted, and what opens it from elsewhere; nothing is counted without. */
  metrics?: { counted: Metrics; token: string | null }
}

/** What a page needs to make calls on somebody's behalf. */
export interface CallContext {
  shop: Shop
  limits: ReturnType<typeof createLimits>
}

/** The shop's HTTP side: the door, the gateway, the direct routes, and whatever else is given to it. */
export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const limits = createLimits(shop.db)
  const app = Fastify({
    logger: options.logger,
    // Only the proxy in front is believed: what came before it in the list, anybody may have written.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    genReqId: newRequestId,
    // Long enough for an image of 8 MB over a slow line.
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No part of an address is longer than the head that Node takes in.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => normalizeUrl(request.url ?? '/'),
    clientErrorHandler: refuseMalformed,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  })
  app.server.keepAliveTimeoutBuffer = lingerMs
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('template', null)
  handleErrors(app)
  await setSecurityHeaders(app, shop.origin)
  await app.register(cookie)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isSameOrigin(request, shop.origin)) return
    reply.header('cache-control', 'no-store')
    return reply.code(403).send({ status: 403, message: 'This request does not come from our pages.' })
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    const route = request.template ?? request.routeOptions.url ?? 'none'
    nameRequestSpan(`${request.method} ${route}`, { 'http.route': route })
    done(null, payload)
  })

  serveHealth(app, shop.db)
  if (options.metrics) serveMetrics(app, options.metrics.counted, { origin: shop.origin, token: options.metrics.token })
  serveOpenapi(app, shop.origin)
  serveFavicon(app)
  serveImages(app, shop)
  serveFeeds(app, shop)
  await servePaymentWebhook(app, shop)
  const names = cookieNames(shop.origin)
  const callerOf = (request: FastifyRequest) => findCaller(shop.db, readCookies(request, names).cookieToken ?? '')
  if (shop.payment.name === 'sandbox') await serveSandbox(app, shop, callerOf)
  serveOneClickUnsubscribe(app, shop)
  await app.register(async (scope) => {
    await serveCalls(scope, shop, limits)
    serveTableExports(scope, shop, limits)
    scope.all('/api/*', async (_request, reply) =>
      reply.code(404).send({ status: 404, message: 'There is no such call.' }),
    )
  })
  if (options.serve) await options.serve(app, { shop, limits })
  return app
}
