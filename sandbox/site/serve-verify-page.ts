import type { FastifyInstance } from 'fastify'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { Shop } from '#modules/context.ts'
import { isNonce, nonceOf } from '../nonce.ts'
import { cancelSecondFactor, payBySecondFactor } from '../pay-session.ts'
import { findPayableSession, type PageRequest } from './find-payable-session.ts'
import { fieldOf, readForm } from './read-form.ts'
import { sendPage } from './send-page.ts'
import { renderVerifyPage } from './verify-page.tsx'

/** Serves the page of the second factor. `kick` delivers the event of a payment at once. */
export function serveVerifyPage(app: FastifyInstance, shop: Shop, kick: () => void): void {
  app.get('/sandbox/:id/verify', async (request: PageRequest, reply) => {
    const session = await findPayableSession(shop, request, reply)
    if (!session) return reply
    if (!session.challenge) return reply.redirect(`/sandbox/${session.id}`, 303)
    return sendPage(
      reply,
      200,
      renderVerifyPage(await shop.settings.read(), session, nonceOf(shop.secrets.sandbox, session), null),
    )
  })

  app.post('/sandbox/:id/verify', async (request: PageRequest, reply) => {
    const session = await findPayableSession(shop, request, reply)
    if (!session) return reply
    const sent = readForm(request)
    if (!session.challenge || !isNonce(shop.secrets.sandbox, session, fieldOf(sent, 'nonce'))) {
      return reply.redirect(`/sandbox/${session.id}`, 303)
    }
    if (sent.has('other-card')) {
      await cancelSecondFactor(shop.db, session)
      return reply.redirect(`/sandbox/${session.id}`, 303)
    }
    const outcome = await payBySecondFactor(shop.db, session, fieldOf(sent, 'code'))
    if (outcome === 'pays') {
      kick()
      return reply.redirect(session.successUrl, 303)
    }
    const now = await findPayableSession(shop, request, reply)
    if (!now) return reply
    const error = outcome === 'wrong-code' ? sandboxMessages.codeWrong : null
    return sendPage(
      reply,
      error ? 422 : 409,
      renderVerifyPage(await shop.settings.read(), now, nonceOf(shop.secrets.sandbox, now), error),
    )
  })
}
