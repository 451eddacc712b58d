import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runInLocale } from '#messages/current-locale.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shop } from '#modules/context.ts'
import { shopLocale } from '#modules/settings/shop-locale.ts'
import { beginWithSession } from './find-payable-session.ts'
import { displayFace, sandboxStyle, textFace } from './sandbox-style.ts'
import { serveCardPage } from './serve-card-page.ts'
import { serveClock } from './serve-clock.ts'
import { servePayments } from './serve-payments.ts'
import { type FindCaller, serveSwitches } from './serve-switches.ts'
import { serveVerifyPage } from './serve-verify-page.ts'
import { startDelivery } from './start-delivery.ts'

const formLimit = 16 * 1024

/** Serves the sandbox's card page and delivers its events to the shop. */
export async function serveSandbox(app: FastifyInstance, shop: Shop, findCaller: FindCaller): Promise<void> {
  const kick = startDelivery(app, shop)

  app.get('/sandbox/style.css', async (request, reply) => {
    const style = sandboxStyle(await shop.settings.read())
    return sendFile(request, reply, 'text/css; charset=utf-8', style)
  })
  app.get('/sandbox/text.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', textFace))
  app.get('/sandbox/display.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', displayFace))

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asForm = { parseAs: 'string', bodyLimit: formLimit } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', asForm, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )

    scope.addHook('preHandler', (request, _reply, done) => {
      localeOf(shop, request).then((locale) => runInLocale(locale, done), done)
    })
    serveSwitches(scope, shop, findCaller)
    serveClock(scope, shop, findCaller)
    servePayments(scope, shop, findCaller, kick)
    serveCardPage(scope, shop, kick)
    serveVerifyPage(scope, shop, kick)
  })
}

/** The language of a session's checkout; that of the shop on other pages. */
async function localeOf(shop: Shop, request: FastifyRequest): Promise<Locale> {
  const session = await beginWithSession(shop, request)
  return session?.basket.locale ?? shopLocale(shop)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(content)
}
