import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '#modules/context.ts'
import { displayFace, sandboxLogo, sandboxStyle, textFace } from './sandbox-style.ts'
import { serveCardPage } from './serve-card-page.ts'
import { type FindCaller, serveSwitches } from './serve-switches.ts'
import { serveVerifyPage } from './serve-verify-page.ts'
import { startDelivery } from './start-delivery.ts'

const formLimit = 16 * 1024

/** Serves the sandbox's card page and delivers its events to the shop. */
export async function serveSandbox(app: FastifyInstance, shop: Shop, findCaller: FindCaller): Promise<void> {
  const kick = startDelivery(app, shop)

  app.get('/sandbox/style.css', (request, reply) => sendFile(request, reply, 'text/css; charset=utf-8', sandboxStyle))
  app.get('/sandbox/logo.svg', (request, reply) => sendFile(request, reply, 'image/svg+xml', sandboxLogo))
  app.get('/sandbox/text.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', textFace))
  app.get('/sandbox/display.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', displayFace))

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asForm = { parseAs: 'string', bodyLimit: formLimit } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', asForm, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )

    serveSwitches(scope, shop, findCaller)
    serveCardPage(scope, shop, kick)
    serveVerifyPage(scope, shop, kick)
  })
}

function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(content)
}
