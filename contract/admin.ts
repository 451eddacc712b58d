import * as z from 'zod/mini'
import { call } from './call.ts'
import { emailText } from './typed-text.ts'

export const mailStates = ['queued', 'sent', 'parked'] as const

export const mail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
})
export type Mail = z.infer<typeof mail>

export const admin = {
  listMails: call({
    method: 'POST',
    path: 'admin/listMails',
    access: 'admin',
    summary: 'The mails of the shop, newest first.',
    payload: z.object({
      state: z.optional(z.enum(mailStates)),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({ mails: z.array(mail), next: z.nullable(z.string()) }),
  }),

  findMail: call({
    method: 'POST',
    path: 'admin/findMail',
    access: 'admin',
    summary: 'A mail as it was or will be sent, as HTML and text.',
    payload: z.object({ id: z.uuid() }),
    response: z.object({ mail: z.extend(mail, { html: z.string(), text: z.string() }) }),
  }),

  retryMail: call({
    method: 'POST',
    path: 'admin/retryMail',
    access: 'admin',
    summary: 'Queues a parked mail once more.',
    payload: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  sendTestMail: call({
    method: 'POST',
    path: 'admin/sendTestMail',
    access: 'admin',
    limit: 'testMail',
    summary: 'Sends a mail to any address, to see whether mails arrive.',
    payload: z.object({ email: emailText }),
    response: z.object({ mailId: z.uuid(), message: z.string() }),
  }),
}
