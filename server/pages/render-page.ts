import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createRequestHandler, data, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { type RenderedHtml, renderedHtmlContext } from '#app/frame/rendered-html.ts'
import { nonceContext } from '#app/frame/script-nonce.ts'
import type { Call } from '#contract/call.ts'
import { unavailable } from '#contract/errors.ts'
import { createApi } from '#contract/index.ts'
import { isLoopback } from '#modules/is-loopback.ts'
import { answer, type CallReply } from '../answer.ts'
import type { CallContext } from '../app.ts'
import { pagePolicy } from '../http/headers.ts'
import { finishPage } from './finish-page.ts'
import { pathOfPage, type Routes, routesOfAddress } from './routes-of-address.ts'

/** A page that takes longer is answered with 503. */
const renderTimeoutMs = 20_000

/** A complete response with its own headers. */
export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

interface RenderRequest {
  request: FastifyRequest
  /** The tokens that loaders use for calls; none on public pages. */
  cookies: { cookieToken: string | null; visitorToken: string | null; deviceToken: string | null }
  onReply: (reply: CallReply) => void
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>

/** Renders pages whose loaders and actions can make calls; `mode` is `production` or `development`. */
export function createRenderer(
  { shop, limits }: CallContext,
  loadBuild: () => Promise<ServerBuild>,
  mode: string,
): RenderPage {
  const handlers = new WeakMap<Routes, RequestHandler>()

  // Building a route tree takes longer than matching an address, and the build changes only in development.
  function handlerOf(build: ServerBuild, pathname: string): RequestHandler {
    const path = pathOfPage(pathname)
    const isRouteList = path === build.routeDiscovery.manifestPath
    const routes = isRouteList ? build.routes : routesOfAddress(build.routes, path)
    const handler = handlers.get(routes) ?? createRequestHandler(withRoutes(build, routes), mode)
    handlers.set(routes, handler)
    return handler
  }

  return async ({ request, cookies, onReply }) => {
    const context = new RouterContextProvider()
    let retryAfterSeconds: number | undefined
    const isTrial = !shop.payment.isLive && !isLoopback(shop.origin)
    context.set(shopContext, { origin: shop.origin, cardPage: shop.payment.cardPage, isTrial })
    const makeCall = async (call: Call, payload: unknown) => {
      const reply = await answer(shop, limits, {
        call,
        payload,
        ...cookies,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        requestId: request.id,
      })
      onReply(reply)
      if (reply.status < 400) return reply.body
      retryAfterSeconds = reply.retryAfterSeconds
      throw data({ message: reply.body.message, requestId: request.id }, { status: reply.status })
    }
    context.set(apiContext, createApi(dedupeReads(makeCall)))
    const nonce = randomBytes(18).toString('base64url')
    context.set(nonceContext, nonce)
    const rendered: RenderedHtml = { html: null }
    context.set(renderedHtmlContext, rendered)
    const signal = AbortSignal.timeout(renderTimeoutMs)
    const asked = toRequest(request, shop.origin, signal)
    // Of the URL that React Router matches: dots between slashes are resolved in it.
    const handler = handlerOf(await loadBuild(), new URL(asked.url).pathname)
    const response = await handler(asked, context)
    if (signal.aborted) throw unavailable()
    const headers = [...response.headers].map(withCharset)
    if (response.status >= 400 && retryAfterSeconds) headers.push(['retry-after', String(retryAfterSeconds)])
    // The development server injects scripts and styles of its own.
    const isPage = mode === 'production' && response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage) {
      const body = rendered.html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(rendered.html)
      return { status: response.status, headers, body }
    }
    const { body, hashes } = finishPage(rendered.html ?? (await response.text()), nonce)
    headers.push(['content-security-policy', pagePolicy(hashes, shop.origin, shop.payment.cardPage)])
    return { status: response.status, headers, body }
  }
}

/** The build with some of its routes only. */
function withRoutes(build: ServerBuild, routes: Routes): ServerBuild {
  const listed = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(listed) } }
}

/** React Router names no character set for the data of a page. */
const withCharset = ([name, value]: [string, string]): [string, string] => [
  name,
  value === 'text/x-script' ? `${value}; charset=utf-8` : value,
]

/** Makes identical catalog reads of one page, such as those of its layout and its route, only once. */
function dedupeReads(makeCall: (call: Call, payload: unknown) => Promise<unknown>): typeof makeCall {
  const replies = new Map<string, Promise<unknown>>()
  return (call, payload) => {
    if (!call.allowStaleRead) return makeCall(call, payload)
    const key = `${call.path} ${JSON.stringify(payload)}`
    const reply = replies.get(key) ?? makeCall(call, payload)
    replies.set(key, reply)
    return reply
  }
}

function toRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // React Router compares origin and host too, but does not know PUBLIC_ORIGIN; isSameOrigin has checked them.
    if (name === 'origin' || name === 'host' || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  // Concatenated, because `new URL('//elsewhere', origin)` would read the path as a host.
  return new Request(new URL(origin + request.url), {
    // A HEAD response has the headers of the whole page.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal,
    ...(body && { body }),
  })
}
