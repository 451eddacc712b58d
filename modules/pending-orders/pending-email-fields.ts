import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { settingFields } from '#contract/settings/settings.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { includedTax } from '#contract/taxes/tax-terms.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import type { pendingOrders } from '#db/tables/pending-orders.ts'
import type { pendingFields } from '#emails/pending-fields.ts'
import { isPlainName } from '../accounts/is-plain-name.ts'
import { listHeldDiscounts } from '../discounts/list-redemptions.ts'
import { emailedDiscount } from '../order-emails/order-email-fields.ts'
import { storedAddress } from './stored-address.ts'

type Pending = typeof pendingOrders.$inferSelect

/**
 * The data of emails about an order that awaits its payment. Amounts are in whole cents, times in ISO 8601. The name is left
 * out unless it reads as one: nothing was paid, and the shopper may have typed an address that is not theirs.
 */
export async function pendingEmailFields(tx: Tx, pending: Pending): Promise<z.input<typeof pendingFields>> {
  const { sessionId, shippingCents, taxCents, amountCents } = pending
  const found = await tx
    .select({ line: checkoutLines, session: checkoutSessions })
    .from(checkoutLines)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, checkoutLines.sessionId))
    .where(eq(checkoutLines.sessionId, sessionId))
    .orderBy(asc(checkoutLines.position))
  const session = found[0]?.session
  if (!session) throw new Error('An order without its checkout')
  const discounts = await listHeldDiscounts(tx, { id: sessionId })
  const included = includedTax(amountCents, storedAddress(pending.address)?.country ?? '', {
    taxMode: session.taxMode,
    vatRates: z.parse(settingFields.taxation.vatRates, session.vatRates),
  })
  return {
    orderNumber: pending.number,
    customerName: isPlainName(pending.customerName) ? pending.customerName : '',
    lines: found.map(({ line: { name, image, color, quantity, unitPriceCents, ...line } }) => {
      return { name, image, color, size: shownSize(line), quantity, unitPriceCents }
    }),
    subtotalCents: session.subtotalCents,
    discounts: discounts.map(emailedDiscount),
    shippingCents,
    taxCents,
    includedTaxCents: included.cents,
    includedTaxRate: included.rate,
    totalCents: amountCents,
    dueAt: pending.dueAt?.toISOString() ?? null,
  }
}
