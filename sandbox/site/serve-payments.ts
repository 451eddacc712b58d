import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '#contract/errors.ts'
import { isWholeCents, toCents } from '#contract/money.ts'
import { roleMay } from '#contract/staff/roles.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { Caller, Shop } from '#modules/context.ts'
import { moveDispute, openDispute } from '../disputes.ts'
import { listPayments } from '../list-payments.ts'
import { refundCharge } from '../refund-charge.ts'
import { settleDebit } from '../settle-debits.ts'
import { paymentActs, renderPaymentsPage } from './payments-page.tsx'
import { fieldOf, readForm } from './read-form.ts'
import { sendPage } from './send-page.ts'
import type { FindCaller } from './serve-switches.ts'

/**
 * Serves the last payments of the sandbox to admins, who decide there what banks decide, about debits and disputes, and refund
 * parts as in the dashboard of a payment provider.
 * `kick` delivers the event at once.
 */
export function servePayments(app: FastifyInstance, shop: Shop, findCaller: FindCaller, kick: () => void): void {
  const { db } = shop
  async function findAdmin(request: FastifyRequest): Promise<Caller | null> {
    const caller = await findCaller(request)
    return roleMay(caller?.role, 'manager') ? caller : null
  }

  app.get('/sandbox/payments', async (request, reply) => {
    if (!(await findAdmin(request))) return reply.redirect('/', 303)
    return sendPage(reply, 200, renderPaymentsPage(await shop.settings.read(), await listPayments(db)))
  })

  app.post('/sandbox/payments', async (request, reply) => {
    if (!(await findAdmin(request))) return reply.redirect('/', 303)
    const form = readForm(request)
    const [sessionId, chargeId] = [fieldOf(form, 'session'), fieldOf(form, 'charge')]
    const act = paymentActs.find((each) => each === fieldOf(form, 'act'))
    if (act === 'refund') {
      const sentence = await refundPart(db, chargeId, fieldOf(form, 'amount'))
      if (sentence !== null) {
        const page = renderPaymentsPage(await shop.settings.read(), await listPayments(db), { sessionId, sentence })
        return sendPage(reply, 400, page)
      }
    }
    if (act === 'accept' || act === 'decline') await settleDebit(db, sessionId, act === 'accept')
    if (act === 'dispute') await openDispute(db, chargeId)
    if (act === 'review') await moveDispute(db, chargeId, 'under-review')
    if (act === 'win' || act === 'lose') await moveDispute(db, chargeId, act === 'win' ? 'won' : 'lost')
    kick()
    return reply.redirect('/sandbox/payments', 303)
  })
}

/** Refunds a part of a charge without the shop; returns what is wrong about it, or null. */
async function refundPart(db: Db, chargeId: string, typed: string): Promise<string | null> {
  const amount = Number(typed.replaceAll(/[\p{Sc}\s]/gu, '').replace(',', '.') || 'none')
  if (!(amount > 0) || !isWholeCents(amount)) return sandboxMessages.refundInvalid
  try {
    await refundCharge(db, { chargeId, amountCents: toCents(amount), idempotencyKey: `dashboard:${randomUUID()}` })
    return null
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
}
