import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText, line } from '../typed-text.ts'

/** Subscribed, or unsubscribed since. */
export const subscriberStates = ['subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** A newsletter subscriber. Times are ISO 8601. */
const subscriber = z.object({
  subscriberId: z.uuid(),
  email: z.string(),
  subscribedAt: z.string(),
  unsubscribedAt: z.nullable(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

const filter = {
  search: z.optional(line(100)),
  state: z.optional(z.enum(subscriberStates)),
  /** The `next` of the previous page. */
  after: z.optional(line(200)),
}

const message = z.object({ message: z.string() })
const email = z._default(emailText.check(z.trim()), '')
export const calls = {
  newsletter: call({
    method: 'POST',
    path: 'newsletter',
    access: 'anyone',
    limit: 'newsletter',
    summary: 'Emails an address a link that subscribes it to the newsletter.',
    payload: z.object({ email }),
    response: message,
  }),

  confirmNewsletter: call({
    method: 'PUT',
    path: 'newsletter/confirmNewsletter',
    access: 'anyone',
    limit: 'unsubscribe',
    summary: 'Subscribes the address of an emailed link to the newsletter.',
    payload: z.object({ key: line(600) }),
    response: message,
  }),

  deactivateNewsletter: call({
    method: 'PUT',
    path: 'deactivateNewsletter',
    access: 'anyone',
    limit: 'unsubscribe',
    summary: 'Unsubscribes a signed address at once; an unsigned one gets an email with a signed link.',
    payload: z.object({ email: z._default(line(600).check(z.trim()), '') }),
    response: message,
  }),

  listSubscribers: call({
    method: 'POST',
    path: 'newsletter/listSubscribers',
    access: 'support',
    shows: { data: 'subscribers' },
    summary: 'The newsletter subscribers, by default newest first, and their number.',
    payload: z.object({
      ...filter,
      sort: z.optional(z.enum(ages)),
      limit: pageLimit,
    }),
    response: z.object({
      subscribers: z.array(subscriber),
      /** The totals, regardless of the filter. */
      counts: z.object({ subscribed: z.number(), unsubscribed: z.number() }),
      next: z.nullable(z.string()),
    }),
  }),

  exportSubscribers: call({
    method: 'POST',
    path: 'newsletter/exportSubscribers',
    access: 'owner',
    shows: { data: 'subscribers' },
    summary: 'The newsletter subscribers as CSV in parts; the first part has the header.',
    payload: z.object(filter),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),

  unsubscribeSubscriber: call({
    method: 'PUT',
    path: 'newsletter/unsubscribeSubscriber',
    access: 'support',
    summary: 'Unsubscribes an address at the request of its owner.',
    payload: z.object({ subscriberId: z.uuid() }),
    response: z.object({ subscriber, message: z.string() }),
  }),
}
