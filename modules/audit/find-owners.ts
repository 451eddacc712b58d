import { and, eq, isNotNull, or } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#contract/audit/personal-data.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { discounts } from '#db/tables/discounts.ts'
import { disputes } from '#db/tables/disputes.ts'
import { emails } from '#db/tables/emails.ts'
import { invoices } from '#db/tables/invoices.ts'
import { messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { returns } from '#db/tables/returns.ts'
import { reviews } from '#db/tables/reviews.ts'
import type { Shop } from '../context.ts'

/** Of a guest, or of more than one person: null. */
interface Owner {
  customerId: string | null
}
type Finder = (shop: Shop, subjectId: string) => Promise<Owner[]>

const ofOrder = { customerId: orders.customerId }
/** Only listed, with the data of many. */
const ofMany: Finder = async () => [{ customerId: null }]

const finders: Record<PersonalData, Finder> = {
  customers: async (_, customerId) => [{ customerId }],
  orders: ({ db }, number) =>
    unionAll(
      db.select(ofOrder).from(orders).where(eq(orders.number, number)),
      db
        .select({ customerId: checkoutSessions.customerId })
        .from(pendingOrders)
        .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
        .where(eq(pendingOrders.number, number)),
    ),
  invoices: ({ db }, number) =>
    db
      .select(ofOrder)
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.number, number)),
  returns: ({ db }, id) =>
    db.select(ofOrder).from(returns).innerJoin(orders, eq(orders.id, returns.orderId)).where(eq(returns.id, id)),
  disputes: ({ db }, id) =>
    db
      .select(ofOrder)
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .leftJoin(orders, or(eq(orders.id, payments.orderId), eq(orders.id, payments.addsToOrderId)))
      .where(eq(disputes.id, id)),
  messages: ({ db }, id) => db.select({ customerId: messages.customerId }).from(messages).where(eq(messages.id, id)),
  reviews: ({ db }, id) => db.select({ customerId: reviews.customerId }).from(reviews).where(eq(reviews.id, id)),
  // What is sent to the shop itself is about its customers, also where an owner's account has the same address.
  emails: async ({ db, inbox }, id) => {
    const found = await db
      .select({ to: emails.toEmail, customerId: customers.id })
      .from(emails)
      .leftJoin(customers, eq(customers.email, emails.toEmail))
      .where(eq(emails.id, id))
    return found.map(({ to, customerId }) => ({ customerId: to === inbox ? null : customerId }))
  },
  // A discount for everybody is nobody's.
  discounts: ({ db }, id) =>
    db
      .select({ customerId: discounts.ownerCustomerId })
      .from(discounts)
      .where(and(eq(discounts.id, id), isNotNull(discounts.ownerEmail))),
  subscribers: ofMany,
  stockAlerts: ofMany,
  staff: ofMany,
}

/** Whose data something is, by its ID or number; nobody's if it has none, or does not exist. */
export function findOwners(shop: Shop, data: PersonalData, subjectId: string): Promise<Owner[]> {
  return finders[data](shop, subjectId)
}
