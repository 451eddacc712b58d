import * as z from 'zod/mini'
import { accountFields } from '../accounts/account-fields.ts'
import { password } from '../accounts/calls.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { ownCustomer } from '../customers/calls.ts'
import { consentStep } from '../newsletter/consent.ts'
import { order } from '../orders/order.ts'
import { unpaidOrder } from '../pending-orders/calls.ts'
import { sizeShape } from '../products/size-shape.ts'
import { orderReturn } from '../returns/order-return.ts'
import { emailText } from '../typed-text.ts'
import { retention } from './retention.ts'

/** All data stored about a customer, for download. Times are ISO 8601. */
const myData = z.object({
  account: z.extend(accountFields, {
    channel: z.string(),
    createdAt: z.string(),
    /** What staff have written about the customer. */
    note: z.string(),
    tags: z.array(z.string()),
  }),
  orders: z.array(order),
  /** Orders that are not paid, or were not. */
  unpaidOrders: z.array(unpaidOrder),
  returns: z.array(orderReturn),
  reviews: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      email: z.string(),
      reviewTitle: z.string(),
      message: z.string(),
      rating: z.number(),
      reply: z.nullable(z.string()),
      /** True if an admin hid it. */
      isHidden: z.boolean(),
      photos: z.array(z.string()),
      createdAt: z.string(),
    }),
  ),
  wishlist: z.array(z.object({ productId: z.string(), name: z.string(), savedAt: z.string() })),
  /** Null until the address is confirmed, as it may belong to someone else, unless the sign-up alone has asked for it. */
  newsletter: z.nullable(
    z.object({
      isSubscribed: z.boolean(),
      subscribedAt: z.nullable(z.string()),
      unsubscribedAt: z.nullable(z.string()),
      /** How the address came to the newsletter and left it. */
      history: z.array(consentStep),
    }),
  ),
  /** Messages they sent while logged in, with replies. */
  messages: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      department: z.string(),
      subject: z.string(),
      message: z.string(),
      createdAt: z.string(),
      replies: z.array(z.object({ text: z.string(), createdAt: z.string() })),
    }),
  ),
  /** Codes of their own, such as store credit, with what is left of it; null for a percentage. */
  storeCodes: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      percent: z.nullable(z.number()),
      balance: z.nullable(amount),
      createdAt: z.string(),
      endsAt: z.nullable(z.string()),
    }),
  ),
  /** Back-in-stock requests; empty until the address is confirmed, as it may belong to someone else. */
  stockAlerts: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      askedAt: z.string(),
    }),
  ),
})
export type MyData = z.infer<typeof myData>

/** All data stored about who ordered without an account, for download. */
const guestData = z.extend(
  z.pick(myData, {
    orders: true,
    unpaidOrders: true,
    returns: true,
    messages: true,
    storeCodes: true,
    stockAlerts: true,
  }),
  {
    email: z.string(),
    /** Null where someone has an account with the address and confirmed it: then it is in the data of the account. */
    newsletter: myData.shape.newsletter,
  },
)
export type GuestData = z.infer<typeof guestData>

const which = { customerId: z.uuid() }
const guest = { email: z._default(emailText.check(z.trim()), '') }
const done = z.object({ message: z.string() })

export const calls = {
  downloadMyData: call({
    method: 'POST',
    path: 'privacy/downloadMyData',
    access: 'customer',
    limit: 'account',
    summary: 'All data stored about the caller, confirmed by password.',
    payload: z.object({ password: z._default(password, '') }),
    response: z.object({ message: z.string(), myData }),
  }),

  exportCustomer: call({
    method: 'POST',
    path: 'privacy/exportCustomer',
    access: 'owner',
    shows: { data: 'customers', of: 'customerId' },
    summary: 'All data stored about a customer, as they download it themselves, for one who asks for it.',
    payload: z.object(which),
    response: z.object({ message: z.string(), myData }),
  }),

  deleteMyAccount: call({
    method: 'POST',
    path: 'privacy/deleteMyAccount',
    access: 'customer',
    limit: 'account',
    session: 'ends',
    summary: "Deletes the caller's account, confirmed by password; its orders remain, anonymized.",
    payload: z.object({ password: z._default(password, '') }),
    response: done,
  }),

  findCustomer: call({
    method: 'POST',
    path: 'privacy/findCustomer',
    access: 'support',
    shows: { data: 'customers', of: 'customerId' },
    summary: 'A customer with orders, reviews, back-in-stock requests, messages and audit log.',
    payload: z.object(which),
    response: z.object({ customer: ownCustomer }),
  }),

  deleteCustomer: call({
    method: 'POST',
    path: 'privacy/deleteCustomer',
    access: 'owner',
    summary: 'Deletes the account of a customer; its orders remain, anonymized.',
    payload: z.object(which),
    response: done,
  }),

  exportGuest: call({
    method: 'POST',
    path: 'privacy/exportGuest',
    access: 'owner',
    shows: { data: 'customers' },
    summary: 'All data stored about an address that ordered without an account, for one who asks for it.',
    payload: z.object(guest),
    response: z.object({ message: z.string(), guestData }),
  }),

  deleteGuest: call({
    method: 'POST',
    path: 'privacy/deleteGuest',
    access: 'owner',
    summary: 'Deletes what is stored about an address that ordered without an account; its orders remain, anonymized.',
    payload: z.object(guest),
    response: done,
  }),

  reportRetention: call({
    method: 'POST',
    path: 'privacy/reportRetention',
    access: 'owner',
    summary: 'Which personal data is stored until when, and what the latest night removed.',
    payload: z.object({}),
    response: retention,
  }),
}
