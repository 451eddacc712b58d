import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkBuyer, readBuyer, type TypedBuyer } from '#adapters/payment/sandbox/buyer-form.ts'
import { checkCard } from '#adapters/payment/sandbox/check-card.ts'
import { findTillSession, type TillSession } from '#adapters/payment/sandbox/find-till-session.ts'
import { isNonce, nonceOf } from '#adapters/payment/sandbox/nonce.ts'
import { giveUpSecondFactor, payByCard, payBySecondFactor } from '#adapters/payment/sandbox/pay-session.ts'
import type { Shop } from '#modules/context.ts'
import { renderClosedPage } from './closed-page.tsx'
import { startCourier } from './courier.ts'
import type { PayForm } from './pay-fields.tsx'
import { renderPayPage } from './pay-page.tsx'
import { sendPage } from './send-page.ts'
import { serveSwitches } from './serve-switches.ts'
import { displayFace, textFace, tillIcon, tillLogo, tillStyle } from './till-style.ts'
import { renderVerifyPage } from './verify-page.tsx'

const formLimit = 16 * 1024
const staleForm =
  'This page was out of date, and nothing was charged by it. Please check your entries and pay once more.'
const refusals = {
  declined: 'Your card was declined. Please try another card.',
  insufficient: 'Your card has insufficient funds. Please try another card.',
}

type Asked = FastifyRequest<{ Params: { id: string } }>

/** Serves the sandbox till's card page, and carries what the till has to tell to the shop. */
export async function serveTill(app: FastifyInstance, shop: Shop): Promise<void> {
  const { db } = shop
  const secret = shop.secrets.till
  const kick = startCourier(app, shop)

  app.get('/till/style.css', (request, reply) => sendFile(request, reply, 'text/css; charset=utf-8', tillStyle))
  app.get('/till/icon.svg', (request, reply) => sendFile(request, reply, 'image/svg+xml', tillIcon))
  app.get('/till/logo.svg', (request, reply) => sendFile(request, reply, 'image/svg+xml', tillLogo))
  app.get('/till/text.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', textFace))
  app.get('/till/display.woff2', (request, reply) => sendFile(request, reply, 'font/woff2', displayFace))

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asForm = { parseAs: 'string', bodyLimit: formLimit } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', asForm, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )

    serveSwitches(scope, shop)

    scope.get('/till/:id', async (request: Asked, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const typed = session.typed ?? blankBuyer(session)
      return sendPage(reply, 200, renderPayPage(await formOf(session, typed)))
    })

    scope.post('/till/:id', async (request: Asked, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const sent = readForm(request)
      const typed = readBuyer(sent)
      const card = { card: field(sent, 'card'), expiry: field(sent, 'expiry'), cvc: field(sent, 'cvc') }
      const errors = { ...checkBuyer(typed), ...checkCard(card, new Date()) }
      const again = async (status: number, changed: Partial<PayForm>, known = session) =>
        sendPage(reply, status, renderPayPage({ ...(await formOf(known, typed)), ...card, errors, ...changed }))

      if (Object.keys(errors).length > 0) return again(422, {})
      if (!isNonce(secret, session, field(sent, 'nonce'))) return again(409, { message: staleForm })

      const outcome = await payByCard(db, session, typed, card.card)
      if (outcome === 'second-factor') return reply.redirect(`/till/${session.id}/verify`, 303)
      if (outcome === 'pays') return thank(reply, session)
      // Whoever came second finds the session as the first one left it.
      const now = await open(request, reply)
      if (!now) return reply
      if (outcome === 'stale') return again(409, { message: staleForm }, now)
      return again(402, { errors: { card: refusals[outcome] } }, now)
    })

    scope.get('/till/:id/verify', async (request: Asked, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      if (!session.challenge) return reply.redirect(`/till/${session.id}`, 303)
      return sendPage(reply, 200, renderVerifyPage(await shopName(), session, nonceOf(secret, session), null))
    })

    scope.post('/till/:id/verify', async (request: Asked, reply) => {
      const session = await open(request, reply)
      if (!session) return reply
      const sent = readForm(request)
      if (!session.challenge || !isNonce(secret, session, field(sent, 'nonce'))) {
        return reply.redirect(`/till/${session.id}`, 303)
      }
      if (sent.has('other-card')) {
        await giveUpSecondFactor(db, session)
        return reply.redirect(`/till/${session.id}`, 303)
      }
      const outcome = await payBySecondFactor(db, session, field(sent, 'code'))
      if (outcome === 'pays') return thank(reply, session)
      const now = await open(request, reply)
      if (!now) return reply
      const error = outcome === 'wrong-code' ? 'This code is not right. Please try again.' : null
      return sendPage(reply, error ? 422 : 409, renderVerifyPage(await shopName(), now, nonceOf(secret, now), error))
    })
  })

  /** The session of the address while it can be paid; otherwise the answer is on its way already. */
  async function open(request: Asked, reply: FastifyReply): Promise<TillSession | null> {
    const session = await findTillSession(db, request.params.id)
    if (session?.state === 'open') return session
    if (session?.state === 'paid') await reply.redirect(session.successUrl, 303)
    else await sendPage(reply, session ? 410 : 404, renderClosedPage(await shopName(), session?.cancelUrl ?? '/cart'))
    return null
  }

  async function shopName(): Promise<string> {
    return (await shop.settings.read()).shop.name
  }

  async function formOf(session: TillSession, typed: TypedBuyer): Promise<PayForm> {
    const nonce = nonceOf(secret, session)
    return {
      session,
      settings: await shop.settings.read(),
      nonce,
      typed,
      expiry: '',
      cvc: '',
      errors: {},
      message: null,
    }
  }

  function thank(reply: FastifyReply, session: TillSession) {
    kick()
    return reply.redirect(session.successUrl, 303)
  }
}

function blankBuyer({ basket }: TillSession): TypedBuyer {
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
