import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { runInLocale } from '#messages/current-locale.ts'
import type { CallContext } from '../app.ts'
import { cookieNames, readCookies, setCookies } from '../http/cookies.ts'
import { pageLocale, privatePageLocale } from '../http/request-locale.ts'
import type { CachedPage } from './cache-entry.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { Encoding } from './encode-body.ts'
import { isPrivatePage } from './is-private-page.ts'
import type { PageCache } from './page-cache.ts'
import { pageTemplate } from './page-template.ts'
import { createRenderer } from './render-page.ts'
import { createRenderQueue } from './render-queue.ts'
import { withoutTrailingSlash } from './without-trailing-slash.ts'

const formLimit = 256 * 1024
const guest = { cookieToken: null, visitorToken: null, deviceToken: null }
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

interface PagesOptions {
  calls: CallContext
  loadBuild: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  /** The cache of public pages; null renders every request. */
  cache: PageCache | null
}

/** Serves every page. Public pages are always rendered for a guest, so that they are the same for everyone. */
export async function servePages(app: FastifyInstance, { calls, loadBuild, mode, cache }: PagesOptions): Promise<void> {
  const names = cookieNames(calls.shop.origin)
  const render = createRenderer(calls, loadBuild, mode)
  const queue = createRenderQueue()

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const canonical = isRead ? withoutTrailingSlash(request.url) : null
    if (canonical) return reply.header('cache-control', 'public, max-age=3600').redirect(canonical, 301)
    if (mode === 'development') reply.removeHeader('content-security-policy')
    const build = await loadBuild()
    if (cache && isRead && !isPrivatePage(request.url)) {
      let isCached = true
      const find = () =>
        cache.find(request.url, async () => {
          isCached = false
          request.template = pageTemplate(build, request.url)
          const locale = await pageLocale(request, calls.shop.settings)
          return queue.run(request, reply, () =>
            runInLocale(locale, () => render({ request, cookies: guest, onReply: () => {} })),
          )
        })
      const page = await queue.retryIfAbandoned(request, reply, find)
      page.template ||= request.template ?? pageTemplate(build, request.url)
      request.template = page.template
      cache.recordRequest(request.url, page, { isHit: isCached })
      return sendCachedPage(request, reply, page, (encoding) => cache.encode(page, encoding))
    }
    request.template = pageTemplate(build, request.url)
    const cookies = isRead && !isPrivatePage(request.url) ? guest : readCookies(request, names)
    const locale = await privatePageLocale(request, calls.shop.settings)
    const page = await runInLocale(locale, () =>
      render({ request, cookies, onReply: (callReply) => setCookies(reply, names, callReply) }),
    )
    reply.header('cache-control', 'private, no-store')
    return setHeaders(reply.code(page.status), page.headers).send(page.body)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({ method: ['GET', 'POST'], url: '/*', handler: handle })
  })
}

async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  encode: (encoding: Encoding) => Promise<Buffer>,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `W/"${page.etag}"`
  reply.header('cache-control', page.status === 200 ? publicCaching : 'no-store').header('vary', 'accept-encoding')
  setHeaders(reply, page.headers)
  if (page.status === 200) {
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await encode(encoding)
  if (page.status === 200 && request.method === 'GET') page.heads[encoding] = headOf(reply, body.length)
  return reply.code(page.status).send(body)
}

/** The headers that are the same for every request: all but the request id. */
function headOf(reply: FastifyReply, bytes: number): string[] {
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': bytes })
  return headers.filter(([name]) => name !== 'x-request-id').flatMap(([name, value]) => [name, String(value)])
}

function setHeaders(reply: FastifyReply, headers: readonly (readonly [string, string])[]): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value)
  return reply
}
