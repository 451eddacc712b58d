import * as z from 'zod/mini'
import { locales } from '#messages/locales.ts'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText as address, line } from '../typed-text.ts'
import { emailFindings } from './check-email.ts'
import { emailKinds, emailText } from './email-text.ts'

export const emailStates = ['queued', 'sent', 'unsent', 'parked'] as const

const storedEmail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
})
export type StoredEmail = z.infer<typeof storedEmail>

const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const which = { kind: z.enum(emailKinds), locale: z.enum(locales) }
const changed = z.object({ version: z.number(), message: z.string() })

export const calls = {
  listEmails: call({
    method: 'POST',
    path: 'emails/listEmails',
    access: 'support',
    shows: { data: 'emails' },
    summary: 'The emails of the shop.',
    payload: z.object({
      state: z.optional(z.enum(emailStates)),
      /** The whole address of the recipient. */
      to: z.optional(address),
      sort: z._default(z.enum(ages), 'newest'),
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: pageLimit,
    }),
    response: z.object({
      emails: z.array(storedEmail),
      next: z.nullable(z.string()),
      /** False without an email server: emails are stored and not sent. */
      hasEmailServer: z.boolean(),
    }),
  }),

  findEmail: call({
    method: 'POST',
    path: 'emails/findEmail',
    access: 'support',
    shows: { data: 'emails', of: 'id' },
    summary: 'An email as it was or will be sent, as HTML and text.',
    payload: z.object({ id: z.uuid() }),
    response: z.object({
      email: z.extend(storedEmail, { html: z.string(), text: z.string(), hasEmailServer: z.boolean() }),
    }),
  }),

  retryEmail: call({
    method: 'POST',
    path: 'emails/retryEmail',
    access: 'support',
    summary: 'Queues an email again that failed, or that was not sent for want of an email server.',
    payload: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  sendTestEmail: call({
    method: 'POST',
    path: 'emails/sendTestEmail',
    access: 'manager',
    limit: 'testEmail',
    summary: 'Sends a test email to any address.',
    payload: z.object({ email: address }),
    response: z.object({ emailId: z.uuid(), message: z.string() }),
  }),

  listEmailTexts: call({
    method: 'POST',
    path: 'emails/listEmailTexts',
    access: 'manager',
    summary: 'Every email that the shop sends, and in which languages the owner has changed its words.',
    payload: z.object({}),
    response: z.object({ texts: z.array(z.object({ kind: which.kind, own: z.array(which.locale) })) }),
  }),

  findEmailText: call({
    method: 'POST',
    path: 'emails/findEmailText',
    access: 'manager',
    summary: "The owner's words of an email in a language, with its placeholders and an example of each.",
    payload: z.object(which),
    response: z.object({
      text: emailText,
      version: z.number(),
      placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
    }),
  }),

  changeEmailText: call({
    method: 'PUT',
    path: 'emails/changeEmailText',
    access: 'manager',
    summary: "Changes the words of an email; what is empty stays the shop's.",
    listsFieldErrors: true,
    payload: z.object({ ...which, version, values: emailText }),
    response: changed,
  }),

  restoreEmailText: call({
    method: 'PUT',
    path: 'emails/restoreEmailText',
    access: 'manager',
    summary: 'Restores former words of an email.',
    payload: z.object({ ...which, version, restore: version }),
    response: changed,
  }),

  previewEmailText: call({
    method: 'POST',
    path: 'emails/previewEmailText',
    access: 'manager',
    shows: { data: 'orders', of: 'orderNumber' },
    summary:
      'An email with words that are not saved yet, about an order or an invented one, and what spam filters may mind.',
    listsFieldErrors: true,
    payload: z.object({ ...which, values: emailText, orderNumber: z.optional(line(40)) }),
    response: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** The order that it is about; empty for an invented one. */
      orderNumber: z.string(),
      findings: z.array(z.object({ what: z.enum(emailFindings), of: z.array(z.string()) })),
      /** The links that the owner wrote. */
      links: z.array(z.string()),
    }),
  }),

  sendEmailText: call({
    method: 'POST',
    path: 'emails/sendEmailText',
    access: 'manager',
    limit: 'testEmail',
    summary: 'Emails words that are not saved yet to the caller, about an invented order.',
    listsFieldErrors: true,
    payload: z.object({ ...which, values: emailText }),
    response: z.object({ emailId: z.uuid(), message: z.string() }),
  }),
}
