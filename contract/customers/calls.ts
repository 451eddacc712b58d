import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { messageStatuses } from '../messages/calls.ts'
import { orderStatuses } from '../orders/order.ts'
import { line } from '../typed-text.ts'

/** So many of a customer's orders, reviews and the like a page shows at most, the newest. */
export const maxShownPerCustomer = 20

/** A customer as the owner's list shows them. Amounts are dollars, times are ISO 8601. */
export const listedCustomer = z.object({
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  /** Every order, canceled ones too. */
  orderCount: z.number(),
  /** What their orders came to, without canceled ones. */
  spent: z.number(),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

const product = z.object({ _id: z.string(), name: z.string(), path: z.string() })

/** A customer with everything an owner may want to know before helping them; lists hold the newest first. */
export const ownCustomer = z.extend(listedCustomer, {
  /** True where it is whoever asks. */
  isYou: z.boolean(),
  country: z.string(),
  channel: z.string(),
  /** When they last showed that they read this address; null where they never did. */
  emailConfirmedAt: z.nullable(z.string()),
  /** The address that is to replace it once it is confirmed. */
  newEmail: z.nullable(z.string()),
  newsletter: z.enum(['subscribed', 'unsubscribed', 'never']),
  sessionCount: z.number(),
  orders: z.array(
    z.object({ orderNumber: z.string(), createdAt: z.string(), status: z.enum(orderStatuses), grandTotal: amount }),
  ),
  reviews: z.array(
    z.object({
      _id: z.string(),
      product,
      rating: z.number(),
      reviewTitle: z.string(),
      message: z.string(),
      isHidden: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  stockAlerts: z.array(
    z.object({
      _id: z.string(),
      product,
      color: z.nullable(z.string()),
      size: z.nullable(z.number()),
      askedAt: z.string(),
    }),
  ),
  messages: z.array(
    z.object({ _id: z.string(), subject: z.string(), status: z.enum(messageStatuses), createdAt: z.string() }),
  ),
  /** What admins did to the account. */
  activity: z.array(z.object({ _id: z.string(), action: z.string(), by: z.nullable(z.string()), at: z.string() })),
})
export type OwnCustomer = z.infer<typeof ownCustomer>

const which = { customerId: z.uuid() }
const done = z.object({ message: z.string() })

export const calls = {
  listCustomers: call({
    method: 'POST',
    path: 'customers/listCustomers',
    access: 'admin',
    summary: 'The customers of the shop, the latest first; `search` is found in names and e-mail addresses.',
    payload: z.object({
      search: z.optional(line(100)),
      after: z.optional(line(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ customers: z.array(listedCustomer), next: z.nullable(z.string()) }),
  }),

  sendResetEmail: call({
    method: 'POST',
    path: 'customers/sendResetEmail',
    access: 'admin',
    summary: 'Emails a customer a link to choose a new password, at most three within an hour.',
    payload: z.object(which),
    response: done,
  }),

  endSessions: call({
    method: 'POST',
    path: 'customers/endSessions',
    access: 'admin',
    summary: 'Logs a customer out everywhere; of whoever asks all sessions but this one.',
    payload: z.object(which),
    response: done,
  }),
}
