import type { FastifyInstance } from 'fastify'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { readSignedAddress } from '#modules/newsletter/signed-address.ts'
import { unsubscribe } from '#modules/newsletter/unsubscribe.ts'

/**
 * One-click unsubscribe of email clients: they post `List-Unsubscribe=One-Click` to the signed URL in the header of our
 * emails. Other posts go on to the page. Source: RFC 8058.
 */
export function serveOneClickUnsubscribe(app: FastifyInstance, shop: Shop): void {
  app.addHook('preHandler', async (request, reply) => {
    const segment = request.method === 'POST' && /^\/unsubscribe\/([^/?]+)$/.exec(request.url)?.[1]
    if (!segment || !isOneClick(request.body)) return
    const email = readSignedAddress(shop, segment)
    reply.header('cache-control', 'no-store')
    if (!email) return reply.code(400).send({ status: 400, message: apiErrorsMessages.invalidUnsubscribeLink })
    await unsubscribe(shop.db, email, 'one-click')
    return reply.send({ status: 200 })
  })
}

// Sent as a form or as multipart; page routes do not parse bodies.
function isOneClick(body: unknown): boolean {
  return Buffer.isBuffer(body) && /List-Unsubscribe[\s\S]{1,8}One-Click/.test(body.subarray(0, 2_000).toString())
}
