import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { messageStatuses } from '../messages/calls.ts'
import { consentStep } from '../newsletter/consent.ts'
import { orderStatuses } from '../orders/order.ts'
import { maxTags, tagLength } from '../orders/tags.ts'
import { pageLimit } from '../page-limit.ts'
import { sizeShape } from '../products/size-shape.ts'
import { emailText, line, paragraphs } from '../typed-text.ts'

/** How many orders, reviews and so on the customer page shows, newest first. */
export const maxShownPerCustomer = 20

/** How long a note about a customer may be, in characters. */
export const noteLength = 2_000

/** The orders in which staff list customers. */
export const customerSorts = ['newest', 'oldest', 'email-asc', 'email-desc'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** A customer in the admin's list. Amounts are in the shop's currency, times are ISO 8601. */
const listedCustomer = z.object({
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  /** Includes canceled orders. */
  orderCount: z.number(),
  /** The sum of all orders that are not canceled. */
  spent: z.number(),
  /** What staff sort customers by; customers do not see it. */
  tags: z.array(z.string()),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

const product = z.object({ _id: z.string(), name: z.string(), path: z.string() })

/** A customer's page in the admin; lists are newest first. */
export const ownCustomer = z.extend(listedCustomer, {
  /** What only staff see. */
  note: z.string(),
  /** True if this is the caller. */
  isYou: z.boolean(),
  country: z.string(),
  channel: z.string(),
  /** When they last opened a link sent to this address; null if never. */
  emailConfirmedAt: z.nullable(z.string()),
  /** The new address awaiting confirmation. */
  newEmail: z.nullable(z.string()),
  newsletter: z.enum(['subscribed', 'unsubscribed', 'never']),
  /** How the address came to the newsletter and left it, oldest first. */
  consents: z.array(consentStep),
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
      size: z.nullable(sizeShape),
      askedAt: z.string(),
    }),
  ),
  messages: z.array(
    z.object({ _id: z.string(), subject: z.string(), status: z.enum(messageStatuses), createdAt: z.string() }),
  ),
  /** What admins did with the account. */
  activity: z.array(z.object({ _id: z.string(), action: z.string(), by: z.nullable(z.string()), at: z.string() })),
})
export type OwnCustomer = z.infer<typeof ownCustomer>

/** Who has ordered without an account, by email address. Amounts are in the shop's currency, times are ISO 8601. */
const listedGuest = z.object({
  email: z.string(),
  /** As on the latest order. */
  name: z.string(),
  lastOrderedAt: z.string(),
  /** Includes canceled orders. */
  orderCount: z.number(),
  /** The sum of all orders that are not canceled. */
  spent: z.number(),
})
export type ListedGuest = z.infer<typeof listedGuest>

const someTags = z.array(line(tagLength)).check(z.maxLength(maxTags))

const which = { customerId: z.uuid() }
const done = z.object({ message: z.string() })

export const calls = {
  listCustomers: call({
    method: 'POST',
    path: 'customers/listCustomers',
    access: 'support',
    shows: { data: 'customers' },
    summary: 'The customers in one of several orders; `search` matches names and email addresses.',
    payload: z.object({
      search: z.optional(line(100)),
      tag: z.optional(line(tagLength)),
      sort: z._default(z.enum(customerSorts), 'newest'),
      /** The ID of the last customer of the previous page. */
      after: z.optional(z.uuid()),
      limit: pageLimit,
    }),
    response: z.object({ customers: z.array(listedCustomer), next: z.nullable(z.uuid()) }),
  }),

  listGuests: call({
    method: 'POST',
    path: 'customers/listGuests',
    access: 'support',
    shows: { data: 'customers' },
    summary: 'Who has ordered without an account, by email address; one of them by its address.',
    payload: z.object({
      email: z.optional(emailText),
      /** The last address of the previous page. */
      after: z.optional(line(254)),
      limit: pageLimit,
    }),
    response: z.object({ guests: z.array(listedGuest), next: z.nullable(z.string()) }),
  }),

  tagCustomer: call({
    method: 'PUT',
    path: 'customers/tagCustomer',
    access: 'support',
    summary: 'Removes tags of a customer and adds others at their end; the rest of the tags stay.',
    payload: z.object({
      ...which,
      add: z._default(someTags, []),
      remove: z._default(someTags, []),
      /** All tags as last read: with other ones it is refused with 409. */
      seen: z.optional(someTags),
    }),
    response: z.object({
      /** All tags before, and now. */
      before: z.array(z.string()),
      tags: z.array(z.string()),
      message: z.string(),
    }),
  }),

  noteCustomer: call({
    method: 'PUT',
    path: 'customers/noteCustomer',
    access: 'support',
    summary: 'Changes the note about a customer, which only staff see; refused with 409 if it has changed since.',
    payload: z.object({ ...which, note: paragraphs(noteLength), seen: paragraphs(noteLength) }),
    response: z.object({ note: z.string(), message: z.string() }),
  }),

  sendResetEmail: call({
    method: 'POST',
    path: 'customers/sendResetEmail',
    access: 'support',
    summary: 'Emails a customer a link to choose a new password, at most three times an hour.',
    payload: z.object(which),
    response: done,
  }),

  endSessions: call({
    method: 'POST',
    path: 'customers/endSessions',
    access: 'support',
    summary: "Ends all sessions of a customer; for the caller's own account all but the current one.",
    payload: z.object(which),
    response: done,
  }),
}
