import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { stockChanges, variants } from '#db/tables/products.ts'
import type { Shop } from '#modules/context.ts'
import { issueCreditNotes } from '#modules/invoices/issue-credit-notes.ts'
import { issueInvoices } from '#modules/invoices/issue-invoices.ts'
import type { Enqueue } from '#modules/jobs/job.ts'
import type { PricedLine } from '#modules/products/price-lines.ts'
import { endReturn } from '#modules/returns/end-return.ts'
import { holdExchange } from '#modules/returns/hold-exchange.ts'
import { isReturn } from '#modules/returns/is-return.ts'
import { notifyBuyer } from '#modules/returns/notify.ts'
import { findStoredReturn } from '#modules/returns/read-returns.ts'

interface ToEnd {
  returnId: string
  /** What it is exchanged for; null for store credit. */
  wanted: PricedLine | null
}

/** Ends returns that have arrived as their buyers wish: as another order, which is to be shipped, or as store credit. */
export async function endReturns(shop: Shop, all: readonly ToEnd[]): Promise<void> {
  for (const each of all) await shop.db.transaction((tx) => end(withoutEmails(shop), tx, each))
}

async function end(shop: Shop, tx: Tx, { returnId, wanted }: ToEnd): Promise<void> {
  if (wanted) {
    // The stock stays as it is.
    const { variantId } = wanted
    await tx.update(variants).set({ onHand: sql`on_hand + 1` }).where(eq(variants.id, variantId))
    await tx.insert(stockChanges).values({ variantId, delta: 1, reason: 'delivered', causeId: null })
    await holdExchange(tx, await findStoredReturn(tx, isReturn(returnId)))
  }
  const closing = { returnId, note: '', hasShipping: false, deduction: 0, refunded: 0 }
  await endReturn(shop, tx, { ...closing, outcome: wanted ? 'exchange' : 'code' })
  const ended = await findStoredReturn(tx, isReturn(returnId))
  const { orderId, number, exchangeOrderId } = ended.sentBack
  await tx.insert(orderEvents).values({ orderId, kind: 'return-closed', note: number })
  await notifyBuyer(shop, tx, ended)
  await tx
    .update(emails)
    .set({ state: 'unsent' })
    .where(eq(emails.cause, `return-closed:${returnId}`))
  await issueInvoices(tx, exchangeOrderId ? [orderId, exchangeOrderId] : [orderId])
  await issueCreditNotes(tx, [orderId])
}

// Their buyers are invented, and their papers are issued at once.
function withoutEmails(shop: Shop): Shop {
  const enqueue: Enqueue = async (tx, name, ...payload) => {
    if (name !== 'sendEmail' && name !== 'issueInvoice') await shop.enqueue(tx, name, ...payload)
  }
  return { ...shop, enqueue }
}
