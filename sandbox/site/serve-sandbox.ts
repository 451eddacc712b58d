import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { Shop } from '#modules/context.ts'
import { type BuyerFields, checkBuyer, readBuyer } from '../buyer-form.ts'
import { checkCard } from '../check-card.ts'
import { findSandboxSession, type SandboxSession } from '../find-sandbox-session.ts'
import { isNonce, nonceOf } from '../nonce.ts'
import { cancelSecondFactor, payByCard, payBySecondFactor } from '../pay-session.ts'
import { renderClosedPage } from './closed-page.tsx'
import type { PayForm } from './pay-field.tsx'
import { renderPayPage } from './pay-page.tsx'
import { displayFace, sandboxLogo, sandboxStyle, textFace } from './sandbox-style.ts'
import { sendPage } from './send-page.ts'
import { type FindCaller, serveSwitches } from './serve-switches.ts'
import { startDelivery } from './start-delivery.ts'
import { renderVerifyPage } from './verify-page.tsx'

const formLimit = 16 * 1024

type PageRequest = FastifyRequest<{ Params: { id: string } }>

/** Serves the sandbox's card page and delivers its events to the shop. */
export async function serveSandbox(app: FastifyInstance, shop: Shop, findCaller: FindCaller): Promise<void> {
  const { db } = shop
  const secret = shop.secrets.sandbox
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

    scope.get('/sandbox/:id', async (request: PageRequest, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const typed = session.typed ?? blankBuyer(session)
      return sendPage(reply, 200, renderPayPage(await formOf(session, typed)))
    })

    scope.post('/sandbox/:id', async (request: PageRequest, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const sent = readForm(request)
      const typed = readBuyer(sent)
      const card = { card: field(sent, 'card'), expiry: field(sent, 'expiry'), cvc: field(sent, 'cvc') }
      const { expiry } = card
      const errors = { ...checkBuyer(typed), ...checkCard(card, new Date()) }
      const again = async (status: number, changed: Partial<PayForm>, known = session) =>
        sendPage(reply, status, renderPayPage({ ...(await formOf(known, typed)), expiry, errors, ...changed }))

      if (Object.keys(errors).length > 0) return again(422, {})
      if (!isNonce(secret, session, field(sent, 'nonce'))) return again(409, { message: sandboxMessages.staleForm })

      const outcome = await payByCard(db, session, typed, card.card)
      if (outcome === 'second-factor') return reply.redirect(`/sandbox/${session.id}/verify`, 303)
      if (outcome === 'pays') return thank(reply, session)
      // After a concurrent attempt the session is in the state that attempt left.
      const now = await open(request, reply)
      if (!now) return reply
      if (outcome === 'stale') return again(409, { message: sandboxMessages.staleForm }, now)
      return again(402, { errors: { card: sandboxMessages[outcome] } }, now)
    })

    scope.get('/sandbox/:id/verify', async (request: PageRequest, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      if (!session.challenge) return reply.redirect(`/sandbox/${session.id}`, 303)
      return sendPage(reply, 200, renderVerifyPage(await shopName(), session, nonceOf(secret, session), null))
    })

    scope.post('/sandbox/:id/verify', async (request: PageRequest, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const sent = readForm(request)
      if (!session.challenge || !isNonce(secret, session, field(sent, 'nonce'))) {
        return reply.redirect(`/sandbox/${session.id}`, 303)
      }
      if (sent.has('other-card')) {
        await cancelSecondFactor(db, session)
        return reply.redirect(`/sandbox/${session.id}`, 303)
      }
      const outcome = await payBySecondFactor(db, session, field(sent, 'code'))
      if (outcome === 'pays') return thank(reply, session)
      const now = await open(request, reply)
      if (!now) return reply
      const error = outcome === 'wrong-code' ? sandboxMessages.codeWrong : null
      return sendPage(reply, error ? 422 : 409, renderVerifyPage(await shopName(), now, nonceOf(secret, now), error))
    })
  })

  /** The session of the URL while it can be paid; otherwise the reply has been sent. */
  async function open(request: PageRequest, reply: FastifyReply): Promise<SandboxSession | null> {
    const session = await findSandboxSession(db, request.params.id)
    if (session?.state === 'open') return session
    if (session?.state === 'paid') await reply.redirect(session.successUrl, 303)
    else await sendPage(reply, session ? 410 : 404, renderClosedPage(await shopName(), session?.cancelUrl ?? '/cart'))
    return null
  }

  async function shopName(): Promise<string> {
    return (await shop.settings.read()).shop.name
  }

  async function formOf(session: SandboxSession, typed: BuyerFields): Promise<PayForm> {
    const nonce = nonceOf(secret, session)
    return {
      session,
      settings: await shop.settings.read(),
      nonce,
      typed,
      expiry: '',
      errors: {},
      message: null,
    }
  }

  function thank(reply: FastifyReply, session: SandboxSession) {
    kick()
    return reply.redirect(session.successUrl, 303)
  }
}

function blankBuyer({ basket }: SandboxSession): BuyerFields {
  const prefilled = new URLSearchParams({ email: basket.email ?? '', country: 'US', shipping: 'standard' })
  return readBuyer(prefilled)
}

function readForm(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

function field(form: URLSearchParams, name: string): string {
  return form.get(name)?.slice(0, 100) ?? ''
}

function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(content)
}
