import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createRequestHandler, data, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { deferCode } from '#app/state/paint-first.ts'
import type { Call } from '#contract/call.ts'
import { unavailable } from '#contract/errors.ts'
import { createApi } from '#contract/index.ts'
import { answer, type CallReply } from '../answer.ts'
import type { CallContext } from '../app.ts'
import { pagePolicy } from '../http/headers.ts'

/** A page that takes longer is given up, and whoever asked is told to come again. */
const pageMs = 20_000

/** A page as it goes out: whole, with every header that belongs to it. */
export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

interface CallRequest {
  request: FastifyRequest
  /** Whose tokens the loaders may use; none on public pages. */
  cookies: { cookieToken: string | null; visitorToken: string | null }
  onReplied: (replied: CallReply) => void
}

export type RenderPage = (asked: CallRequest) => Promise<RenderedPage>

/** Renders pages with the calls of the shop at hand; `mode` is `production` or `development`. */
export function createRenderer(
  { shop, limits }: CallContext,
  loadBuild: () => Promise<ServerBuild>,
  mode: string,
): RenderPage {
  const handlers = new WeakMap<ServerBuild, RequestHandler>()

  // Putting up the tree of routes takes longer than finding a way in it; only in development it changes.
  function handlerOf(build: ServerBuild): RequestHandler {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handler)
    return handler
  }

  return async ({ request, cookies, onReplied }) => {
    const context = new RouterContextProvider()
    let retryAfterSeconds: number | undefined
    context.set(shopContext, { origin: shop.origin, cardPage: shop.payment.cardPage })
    const ask = async (call: Call, payload: unknown) => {
      const asked = { call, payload, ...cookies, address: request.ip, requestId: request.id }
      const replied = await answer(shop, limits, asked)
      onReplied(replied)
      if (replied.status < 400) return replied.body
      retryAfterSeconds = replied.retryAfterSeconds
      throw data({ message: replied.body.message, requestId: request.id }, { status: replied.status })
    }
    context.set(apiContext, createApi(askingOnce(ask)))
    const handler = handlerOf(await loadBuild())
    const signal = AbortSignal.timeout(pageMs)
    const response = await handler(toRequest(request, shop.origin, signal), context)
    const body = Buffer.from(await response.arrayBuffer())
    if (signal.aborted) throw unavailable()
    const headers = [...response.headers]
    if (response.status >= 400 && retryAfterSeconds) headers.push(['retry-after', String(retryAfterSeconds)])
    // The development server injects scripts and styles of its own.
    const isPage = mode === 'production' && response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage) return { status: response.status, headers, body }
    const page = deferCode(body.toString())
    headers.push(['content-security-policy', pagePolicy(scriptHashes(page), shop.origin, shop.payment.cardPage)])
    return { status: response.status, headers, body: Buffer.from(page) }
  }
}

/** The frame and what it frames ask for some of the same: what may lag is asked once for a page. */
function askingOnce(ask: (call: Call, payload: unknown) => Promise<unknown>): typeof ask {
  const told = new Map<string, Promise<unknown>>()
  return (call, payload) => {
    if (!call.allowStaleRead) return ask(call, payload)
    const question = `${call.path} ${JSON.stringify(payload)}`
    const answered = told.get(question) ?? ask(call, payload)
    told.set(question, answered)
    return answered
  }
}

function toRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // React Router compares the origin of a form with the host; we did so before, against our own address.
    if (name === 'origin' || name === 'host' || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  // Set one after the other: `//elsewhere` is a path here, and no host.
  return new Request(new URL(origin + request.url), {
    // A HEAD is answered with the headers of the whole page.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal,
    ...(body && { body }),
  })
}

/** The hashes of the scripts inside a page, as its policy names them. */
export function scriptHashes(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...found].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`))]
}
