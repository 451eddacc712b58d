import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaidCharge, PendingCharge, ProviderSession } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { discountOf, storedBasket } from './basket.ts'
import { buyerFields, toBuyer } from './buyer-form.ts'
import { delayResponse, switchesOn } from './switches.ts'

const findById = prepareOnce((db, { id }: Placeholders<{ id: string }>) =>
  db
    .select({
      row: sandboxSessions,
      isOver: sql<boolean>`${sandboxSessions.expiresAt} <= (select shop_now())`,
      switches: switchesOn,
      refunds: sql<PaidCharge['refunds']>`(
        select coalesce(json_agg(json_build_object(
          'refundId', r.id, 'amountCents', r.amount_cents, 'key', r.idempotency_key
        )), '[]') from sandbox_refunds r
        where r.charge_id = sandbox_sessions.charge_id and r.lost_at is null
      )`,
    })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id)),
)

/** A session and its charge, as the shop sees them. */
export async function findProviderSession(db: Db, sessionId: string): Promise<ProviderSession> {
  const [found] = await findById(db, { id: sessionId })
  if (!found) return { sessionId, reference: '', state: 'unknown', charge: null }
  const { row, isOver, refunds, switches } = found
  await delayResponse(switches)
  const session = { sessionId, reference: row.reference }
  if (row.status === 'paid') return { ...session, state: 'paid', charge: chargeOf(row, refunds) }
  if (row.status === 'processing') return { ...session, state: 'processing', charge: null, pending: pendingOf(row) }
  return { ...session, state: row.status === 'open' && !isOver ? 'open' : 'expired', charge: null }
}

function chargeOf(row: typeof sandboxSessions.$inferSelect, refunds: PaidCharge['refunds']): PaidCharge {
  return {
    ...pendingOf(row),
    chargeId: row.chargeId ?? '',
    refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    refunds,
  }
}

function pendingOf(row: typeof sandboxSessions.$inferSelect): PendingCharge {
  const typed = z.parse(buyerFields, row.buyer)
  const basket = z.parse(storedBasket, row.basket)
  return {
    currency: basket.currency,
    amountCents: row.amountCents ?? 0,
    subtotalCents: basket.subtotalCents,
    discountCents: discountOf(basket),
    shippingCents: row.shippingCents ?? 0,
    taxCents: row.taxCents ?? 0,
    shippingOption: typed.shipping,
    cardLast4: row.cardLast4 ?? '',
    cardBrand: row.cardBrand ?? '',
    buyer: toBuyer(typed),
  }
}
