import * as z from 'zod/mini'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText, line, paragraphs } from '../typed-text.ts'
import { consentEvents, consentStep } from './consent.ts'
import { maxImportLength, maxProof } from './limits.ts'

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

/** A step of the consent history; `email` is null for an address that was erased. */
const consent = z.extend(consentStep, { _id: z.uuid(), email: z.nullable(z.string()) })
export type Consent = z.infer<typeof consent>

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
    summary:
      'Emails an address a link that subscribes it to the newsletter, or subscribes it where the shop asks for no confirmation.',
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

  listConsents: call({
    method: 'POST',
    path: 'newsletter/listConsents',
    access: 'support',
    shows: { data: 'subscribers' },
    summary: 'How addresses came to the newsletter and left it. A whole address also finds what was erased.',
    payload: z.object({
      search: filter.search,
      event: z.optional(z.enum(consentEvents)),
      sort: z._default(z.enum(ages), 'newest'),
      after: filter.after,
      limit: pageLimit,
    }),
    response: z.object({ consents: z.array(consent), next: z.nullable(z.string()) }),
  }),

  importSubscribers: call({
    method: 'POST',
    path: 'newsletter/importSubscribers',
    access: 'owner',
    summary: 'Subscribes addresses that agreed elsewhere. Those that have left or were erased are left out.',
    payload: z.object({
      addresses: z._default(paragraphs(maxImportLength), ''),
      proof: z._default(line(maxProof).check(z.trim()), ''),
      consentedOn: z.iso.date({ error: () => apiNewsletterMessages.importDateMissing }),
    }),
    response: z.object({ added: z.number(), message: z.string() }),
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
