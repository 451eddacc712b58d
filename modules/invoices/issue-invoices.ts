import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { settingFields } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderChanges, orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { readSettings } from '../settings/read-settings.ts'
import { invoiceContent, type OrderToInvoice } from './invoice-content.ts'
import { numberOf, takePositions, yearOf } from './take-positions.ts'

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
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .for('no key update')
  const { timeZone } = settings.shop
  const due = [
    ...(await readDue(tx, orderIds, timeZone, options)),
    ...(await readDueChanges(tx, orderIds, timeZone, options)),
  ]
  // Two transactions that number several years lock their counters in the same order.
  const years = [...Map.groupBy(due, ({ issuedOn }) => yearOf(issuedOn))].toSorted(([one], [other]) => one - other)
  for (const [year, papers] of years) {
    const first = await takePositions(tx, { kind: 'invoice', year }, papers.length)
    await tx.insert(invoices).values(
      papers.map(({ issuedAt, ...paid }, at) => ({
        ...{ kind: 'invoice' as const, year, position: first + at },
        number: numberOf(settings.invoices.invoicePrefix, { year, position: first + at }),
        orderId: paid.order.id,
        changeId: paid.changeId,
        issuedAt,
        content: invoiceContent(paid, settings),
      })),
    )
  }
}

type Due = OrderToInvoice & { issuedAt: Date }

// The lock on the orders keeps two jobs from issuing the same invoice.
async function readDue(
  tx: Tx,
  orderIds: readonly string[],
  timeZone: string,
  { isBackdated = false }: Options,
): Promise<Due[]> {
  const issuedAt = isBackdated ? sql`${payments.paidAt}` : sql`(select shop_now())`
  const found = await tx
    .select({
      order: orders,
      card: { brand: payments.cardBrand, last4: payments.cardLast4 },
      currency: checkoutSessions.currency,
      taxMode: checkoutSessions.taxMode,
      taxRates: checkoutSessions.taxRates,
      buyerTaxNumber: checkoutSessions.taxNumber,
      orderedOn: dayOf(orders.createdAt, timeZone),
      paidOn: dayOf(payments.paidAt, timeZone),
      issuedOn: dayOf(issuedAt, timeZone),
      issuedAt: issuedAt.mapWith(payments.paidAt),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(
      sql`${inArray(orders.id, [...orderIds])} and not exists (
        select 1 from ${invoices} where ${invoices.orderId} = ${orders.id} and ${invoices.kind} = 'invoice'
          and ${invoices.changeId} is null
      )`,
    )
    .orderBy(asc(payments.paidAt), asc(orders.id))
  const lines = await readLines(tx, orderIds)
  return found.map(({ taxRates, ...paid }) => ({
    ...paid,
    taxRates: z.parse(settingFields.tax.rates, taxRates),
    changeId: null,
    lines: (lines.get(paid.order.id) ?? []).filter(({ changeId }) => changeId === null),
  }))
}

/** The same for what changes added to these orders: a sale of its own, on the day of the change. */
async function readDueChanges(
  tx: Tx,
  orderIds: readonly string[],
  timeZone: string,
  { isBackdated = false }: Options,
): Promise<Due[]> {
  const issuedAt = isBackdated ? sql`${orderChanges.appliedAt}` : sql`(select shop_now())`
  const found = await tx
    .select({
      order: orders,
      change: orderChanges,
      card: { brand: payments.cardBrand, last4: payments.cardLast4 },
      currency: checkoutSessions.currency,
      taxMode: checkoutSessions.taxMode,
      taxRates: checkoutSessions.taxRates,
      buyerTaxNumber: checkoutSessions.taxNumber,
      orderedOn: dayOf(orders.createdAt, timeZone),
      paidOn: dayOf(orderChanges.appliedAt, timeZone),
      issuedOn: dayOf(issuedAt, timeZone),
      issuedAt: issuedAt.mapWith(payments.paidAt),
    })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(
      sql`${inArray(orders.id, [...orderIds])} and ${orderChanges.appliedAt} is not null
        and ${orderChanges.subtotalCents} > 0 and not exists (
        select 1 from ${invoices} where ${invoices.changeId} = ${orderChanges.id} and ${invoices.kind} = 'invoice'
      )`,
    )
    .orderBy(asc(orderChanges.appliedAt), asc(orderChanges.id))
  if (found.length === 0) return []
  const lines = await readLines(tx, orderIds)
  return found.map(({ taxRates, change, order, ...paid }) => {
    const { id: changeId, subtotalCents, discountCents, taxCents, includedTaxCents, totalCents } = change
    return {
      ...paid,
      order: { ...order, subtotalCents, discountCents, taxCents, includedTaxCents, totalCents, shippingCents: 0 },
      taxRates: z.parse(settingFields.tax.rates, taxRates),
      changeId,
      lines: (lines.get(order.id) ?? []).filter((line) => line.changeId === changeId),
    }
  })
}

/** The day of a time in the time zone of the shop. */
function dayOf(at: unknown, timeZone: string) {
  return sql<string>`(${at} at time zone ${timeZone}::text)::date::text`
}

async function readLines(tx: Tx, orderIds: readonly string[]) {
  const found = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(found, ({ orderId }) => orderId)
}
