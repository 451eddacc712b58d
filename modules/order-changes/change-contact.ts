import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid } from '#contract/errors.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { taxRate } from '#contract/taxes/tax.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { claimOrder } from './claim-order.ts'
import { notifyBuyer } from './notify-buyer.ts'

type Contact = Payload<typeof calls.changeContact>['contact']
type Order = typeof orders.$inferSelect

/**
 * Changes where an order in processing goes and whom it belongs to. Refuses with 409 an address whose tax or shipping would be
 * another, and what another admin changed meanwhile.
 */
export async function changeContact(ctx: AdminContext, wish: Payload<typeof calls.changeContact>) {
  const { orderId, version, contact } = wish
  await ctx.db.transaction(async (tx) => {
    const order = await claimOrder(tx, orderId, version)
    const { email, name: shippingName, phone, ...address } = contact
    const wanted = { email, shippingName, phone, ...address }
    const changed = Object.entries(wanted).filter(([field, value]) => order[field as keyof typeof wanted] !== value)
    if (changed.length === 0) throw invalid(m.contactSame)
    const isMoved = changed.some(([field]) => field in address)
    if (isMoved && order.shippingOption === 'pickup') throw conflict(m.pickedUp)
    await refuseOtherTax(tx, order, contact)
    await tx
      .update(orders)
      .set({
        ...wanted,
        ...(shippingName !== order.shippingName &&
          order.customerName === order.shippingName && { customerName: shippingName }),
      })
      .where(eq(orders.id, orderId))
    await tx.insert(orderEvents).values({
      orderId,
      kind: 'edited',
      actorId: ctx.caller.customerId,
      detail: { code: 'contact-edited' },
    })
    await notifyBuyer(
      ctx,
      tx,
      { ...order, email },
      {
        cause: `order-contact:${orderId}:${order.version}`,
        removed: [],
        changeId: null,
        refundedCents: 0,
        creditCents: 0,
        paidCents: 0,
        hasNewContact: true,
      },
    )
    await recordAuditEvent(ctx, tx, {
      action: 'order.contact-changed',
      subjectKind: 'order',
      subjectId: orderId,
      // What it was and is stays out of the log, which outlives the account.
      detail: { fields: changed.map(([field]) => field) },
    })
  })
  return { message: m.contactChanged }
}

async function refuseOtherTax(tx: Tx, order: Order, { country, state }: Contact): Promise<void> {
  if (country !== order.country) throw conflict(m.otherCountry)
  if (state === order.state) return
  const [session] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, order.sessionId))
  if (!session) throw new Error('An order without its checkout')
  // Stripe Tax knows the counties and cities.
  if (session.taxMode === 'stripe_tax' && order.country === 'US') throw conflict(m.otherTax)
  if (session.taxMode !== 'us_sales') return
  const own = z.parse(settingFields.tax.rates, session.taxRates)
  if (taxRate({ country, state }, own) !== taxRate(order, own)) throw conflict(m.otherTax)
}
