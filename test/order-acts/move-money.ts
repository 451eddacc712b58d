import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import { payments } from '#db/tables/payments.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { moveDispute, openDispute } from '#sandbox/disputes.ts'
import { refundCharge } from '#sandbox/refund-charge.ts'
import { type Placed, pick, type Stage } from './stage.ts'

/** Staff refund a unit, with its shipping or without. */
export async function refundPart({ admin }: Stage, { id: orderId, number: orderNumber }: Placed, choice: number) {
  const { refundable } = await admin.payments.findRefundable({ orderNumber })
  const line = pick(
    refundable.lines.filter(({ amounts }) => amounts.length > 0),
    choice,
  )
  const lines = line ? [{ lineId: line.lineId, quantity: 1 }] : []
  const wish = { orderId, lines, hasShipping: choice % 2 === 0, motive: 'goodwill' as const }
  await admin.payments.refundOrder({ ...wish, isRestocked: choice % 3 === 0, refunded: refundable.refunded })
}

/** Staff refund an amount: of nothing else, or less than a unit is worth. */
export async function refundAmount({ admin }: Stage, { id: orderId, number: orderNumber }: Placed, choice: number) {
  const { refundable } = await admin.payments.findRefundable({ orderNumber })
  const line = choice % 3 === 0 ? refundable.lines.find(({ amounts }) => amounts.length > 0) : undefined
  const lines = line ? [{ lineId: line.lineId, quantity: 1 }] : []
  const wish = { orderId, lines, hasShipping: false, isRestocked: line !== undefined, motive: 'other' as const }
  await admin.payments.refundOrder({ ...wish, amount: toAmount(1 + choice * 5_03), refunded: refundable.refunded })
}

/** The owner refunds a part of a charge in the dashboard of the provider. */
export async function refundAtProvider(stage: Stage, order: Placed, choice: number): Promise<void> {
  const charge = pick(await chargesOf(stage, order), choice)
  if (!charge) return
  const { chargeId } = charge
  await refundCharge(stage.db, { chargeId, amountCents: 1 + choice * 7_51, idempotencyKey: `desk:${randomUUID()}` })
  await tellAll(stage, chargeId)
}

/** Opens the only dispute of a payment, or moves it on. */
export async function dispute(stage: Stage, order: Placed, choice: number): Promise<void> {
  const paid = pick(await chargesOf(stage, order), choice)
  if (!paid) return
  const isNew = await openDispute(stage.db, paid.chargeId)
  if (!isNew) await moveDispute(stage.db, paid.chargeId, choice % 2 === 0 ? 'lost' : 'won')
  await tellAll(stage, paid.chargeId)
}

/** An event about a payment of the order arrives once more, whatever it is and however late. */
export async function tellAgain(stage: Stage, order: Placed, choice: number): Promise<void> {
  const charge = pick(await chargesOf(stage, order), choice)
  if (!charge) return
  const events = await stage.db
    .select()
    .from(sandboxEvents)
    .where(
      or(
        eq(sandboxEvents.chargeId, charge.chargeId),
        sql`${sandboxEvents.sessionId} in (select id from sandbox_sessions where charge_id = ${charge.chargeId})`,
      ),
    )
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id))
  const event = pick(events, choice)
  // The provider names each try of its own.
  if (event) await stage.tell({ ...event, id: `evt_again_${randomUUID()}` })
}

async function tellAll(stage: Stage, chargeId: string): Promise<void> {
  const events = await stage.db.select().from(sandboxEvents).where(eq(sandboxEvents.chargeId, chargeId))
  const [last] = events.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  if (last) await stage.tell(last)
}

/** What the buyer paid at the sandbox for an order and its edits, the first payment first. */
function chargesOf({ db }: Stage, { id }: Placed) {
  return db
    .select({ id: payments.id, chargeId: payments.chargeId })
    .from(payments)
    .where(and(or(eq(payments.orderId, id), eq(payments.addsToOrderId, id)), isNull(payments.rootId)))
    .orderBy(sql`${payments.orderId} is null`, asc(payments.paidAt), asc(payments.id))
}
