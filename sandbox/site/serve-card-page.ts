import type { FastifyInstance } from 'fastify'
import { laterDays } from '#contract/payments/later-days.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { Shop } from '#modules/context.ts'
import { totalsOf } from '../basket.ts'
import { askedOf, type BuyerErrors, type BuyerFields, checkBuyer, readBuyer } from '../buyer-form.ts'
import { checkCard, isTestCard } from '../check-card.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { isNonce, nonceOf } from '../nonce.ts'
import { paySession } from '../pay-session.ts'
import { waysOf } from '../ways.ts'
import { findPayableSession, type PageRequest } from './find-payable-session.ts'
import type { PayForm } from './pay-field.tsx'
import { renderPayPage } from './pay-page.tsx'
import { fieldOf, readForm } from './read-form.ts'
import { sendPage } from './send-page.ts'

/** Serves the card page. `kick` delivers the event of a payment at once. */
export function serveCardPage(app: FastifyInstance, shop: Shop, kick: () => void): void {
  app.get('/sandbox/:id', async (request: PageRequest, reply) => {
    const session = await findPayableSession(shop, request, reply)
    if (!session) return reply
    const typed = session.typed ?? blankBuyer(session, await shop.settings.read())
    return sendPage(reply, 200, renderPayPage(await formOf(shop, session, typed)))
  })

  app.post('/sandbox/:id', async (request: PageRequest, reply) => {
    const session = await findPayableSession(shop, request, reply)
    if (!session) return reply
    const sent = readForm(request)
    const typed = askedOf(readBuyer(sent), session.basket)
    const card = { card: fieldOf(sent, 'card'), expiry: fieldOf(sent, 'expiry'), cvc: fieldOf(sent, 'cvc') }
    const { expiry } = card
    const kept = isTestCard(card.card) ? card.card : ''
    const { payLater } = await shop.settings.read()
    const wrongBuyer = checkBuyer(typed, { ...session.basket, laterDays: laterDays(payLater) })
    const errors = {
      ...wrongBuyer,
      ...(typed.way === 'card' && !isFree(session, typed, wrongBuyer) && checkCard(card, new Date())),
    }
    const again = async (status: number, changed: Partial<PayForm>, known = session) =>
      sendPage(
        reply,
        status,
        renderPayPage({ ...(await formOf(shop, known, typed)), card: kept, expiry, errors, ...changed }),
      )

    if (Object.keys(errors).length > 0) return again(422, {})
    if (!isNonce(shop.secrets.sandbox, session, fieldOf(sent, 'nonce')))
      return again(409, { message: sandboxMessages.staleForm })

    const outcome = await paySession(shop.db, session, typed, card.card)
    if (outcome === 'second-factor') return reply.redirect(`/sandbox/${session.id}/verify`, 303)
    if (outcome === 'pays' || outcome === 'processing') {
      kick()
      return reply.redirect(session.successUrl, 303)
    }
    // After a concurrent attempt the session is in the state that attempt left.
    const now = await findPayableSession(shop, request, reply)
    if (!now) return reply
    if (outcome === 'stale') return again(409, { message: sandboxMessages.staleForm }, now)
    return again(402, { errors: { [typed.way === 'card' ? 'card' : 'way']: declineOf(outcome, typed.way) } }, now)
  })
}

/** Whether nothing is left to pay; then no card is asked for. */
function isFree({ basket }: SandboxSession, typed: BuyerFields, wrong: BuyerErrors): boolean {
  if (Object.keys(wrong).length > 0) return false
  return totalsOf(basket, typed.shipping, { country: typed.country, state: typed.state }).amountCents === 0
}

function declineOf(outcome: 'declined' | 'insufficient', way: string): string {
  return way === 'card' ? sandboxMessages[outcome] : sandboxMessages.wayDeclined
}

async function formOf(shop: Shop, session: SandboxSession, typed: BuyerFields): Promise<PayForm> {
  return {
    session,
    settings: await shop.settings.read(),
    nonce: nonceOf(shop.secrets.sandbox, session),
    typed,
    card: '',
    expiry: '',
    errors: {},
    message: null,
  }
}

function blankBuyer({ basket }: SandboxSession, { shop, payLater }: Settings): BuyerFields {
  const prefilled = new URLSearchParams({
    email: basket.email ?? '',
    country: firstCountry(basket, shop.country),
    shipping: basket.shipping[0]?.option ?? '',
    way: waysOf(basket)[0] ?? 'card',
    days: String(Math.max(...laterDays(payLater))),
  })
  return readBuyer(prefilled)
}

/** The country that the page begins with: that of the shop, or the first one sold to. */
function firstCountry({ countries }: SandboxSession['basket'], home: string): string {
  return sellsTo(countries, home) ? home : (countries[0] ?? '')
}
