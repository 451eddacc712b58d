import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText } from '../typed-text.ts'

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
      to: z.optional(emailText),
      sort: z._default(z.enum(ages), 'newest'),
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: pageLimit,
    }),
    response: z.object({
      emails: z.array(storedEmail),
      next: z.nullable(z.string()),
      /** False without a mail server: emails are stored and not sent. */
      hasMailServer: z.boolean(),
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
      email: z.extend(storedEmail, { html: z.string(), text: z.string(), hasMailServer: z.boolean() }),
    }),
  }),

  retryEmail: call({
    method: 'POST',
    path: 'emails/retryEmail',
    access: 'support',
    summary: 'Queues an email again that failed, or that was not sent for want of a mail server.',
    payload: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  sendTestEmail: call({
    method: 'POST',
    path: 'emails/sendTestEmail',
    access: 'manager',
    limit: 'testEmail',
    summary: 'Sends a test email to any address.',
    payload: z.object({ email: emailText }),
    response: z.object({ emailId: z.uuid(), message: z.string() }),
  }),
}
