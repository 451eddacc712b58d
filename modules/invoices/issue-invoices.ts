import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { settingFields } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { readSettings } from '../settings/read-settings.ts'
import { invoiceContent, type OrderToInvoice } from './invoice-content.ts'
import { numberOf, takePositions } from './take-positions.ts'

interface Options {
  /** Issues them on the day of payment instead of today; for invented orders of the past. */
  isBackdated?: boolean
}

/**
 * Issues the invoices of orders that have none yet, numbered in the order of their payments. Another transaction that
 * issues invoices waits until this one ends.
 */
export async function issueInvoices(tx: Tx, orderIds: readonly string[], options: Options = {}): Promise<void> {
  const { settings } = await readSettings(tx)
  const due = await lockDue(tx, orderIds, settings.shop.timeZone, options)
  if (due.length === 0) return
  const first = await takePositions(tx, 'invoice', due.length)
  await tx.insert(invoices).values(
    due.map(({ issuedAt, ...paid }, at) => ({
      kind: 'invoice' as const,
      position: first + at,
      number: numberOf(settings.invoices.invoicePrefix, first + at),
      orderId: paid.order.id,
      issuedAt,
      content: invoiceContent(paid, settings),
    })),
  )
}

// The lock on its order keeps two jobs from issuing the same invoice.
async function lockDue(
  tx: Tx,
  orderIds: readonly string[],
  timeZone: string,
  { isBackdated = false }: Options,
): Promise<(OrderToInvoice & { issuedAt: Date })[]> {
  const dayOf = (at: unknown) => sql<string>`(${at} at time zone ${timeZone}::text)::date::text`
  const issuedAt = isBackdated ? sql`${payments.paidAt}` : sql`(select shop_now())`
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .for('no key update')
  const found = await tx
    .select({
      order: orders,
      card: { brand: payments.cardBrand, last4: payments.cardLast4 },
      currency: checkoutSessions.currency,
      taxMode: checkoutSessions.taxMode,
      taxRates: checkoutSessions.taxRates,
      orderedOn: dayOf(orders.createdAt),
      paidOn: dayOf(payments.paidAt),
      issuedOn: dayOf(issuedAt),
      issuedAt: issuedAt.mapWith(payments.paidAt),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(
      sql`${inArray(orders.id, [...orderIds])} and not exists (
        select 1 from ${invoices} where ${invoices.orderId} = ${orders.id} and ${invoices.kind} = 'invoice'
      )`,
    )
    .orderBy(asc(payments.paidAt), asc(orders.id))
  const lines = await readLines(tx, orderIds)
  return found.map(({ taxRates, ...paid }) => ({
    ...paid,
    taxRates: z.parse(settingFields.tax.rates, taxRates),
    lines: lines.get(paid.order.id) ?? [],
  }))
}

async function readLines(tx: Tx, orderIds: readonly string[]) {
  const found = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(found, ({ orderId }) => orderId)
}
