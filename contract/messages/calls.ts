import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText, line, paragraphs } from '../typed-text.ts'

export const messageStatuses = ['open', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** A message from the contact form, as the list shows it. Times are ISO 8601. */
const listedMessage = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  department: z.string(),
  subject: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  status: z.enum(messageStatuses),
  createdAt: z.string(),
})
export type ListedMessage = z.infer<typeof listedMessage>

/** A message with its replies. */
const contactMessage = z.extend(z.omit(listedMessage, { excerpt: true }), {
  phone: z.string(),
  text: z.string(),
  /** The sender's account: the one that was logged in, or else the one with the same email address. */
  customer: z.nullable(z.object({ _id: z.string(), name: z.string(), wasLoggedIn: z.boolean() })),
  /** The newest orders of that account, or placed with that email address as a guest. */
  orders: z.array(z.object({ orderNumber: z.string(), createdAt: z.string() })),
  replies: z.array(z.object({ text: z.string(), by: z.nullable(z.string()), at: z.string() })),
})
export type ContactMessage = z.infer<typeof contactMessage>

const which = { messageId: z.uuid() }
const done = z.object({ message: z.string() })

const email = z._default(emailText.check(z.trim()), '')
/** Empty passes the schema, because the operation words the error. */
const filled = (max: number) => z._default(line(max).check(z.trim()), '')
export const calls = {
  userRequests: call({
    method: 'POST',
    path: 'userRequests',
    access: 'anyone',
    limit: 'contact',
    summary: 'Sends a message to the shop.',
    payload: z.object({
      name: filled(80),
      phone: filled(40),
      email,
      department: filled(40),
      subject: filled(150),
      message: z._default(paragraphs(5_000).check(z.trim()), ''),
      /** A honeypot: bots that fill it in get a normal response. */
      website: filled(200),
    }),
    response: z.object({ msg: z.string(), message: z.string() }),
  }),

  listMessages: call({
    method: 'POST',
    path: 'messages/listMessages',
    access: 'support',
    shows: { data: 'messages' },
    summary: 'The messages of a status; without a `sort`, open ones oldest first and others newest first.',
    payload: z.object({
      status: z._default(z.enum(messageStatuses), 'open'),
      /** Each word must be in the name, the email address or the subject. */
      search: z.optional(line(100)),
      sort: z.optional(z.enum(ages)),
      after: z.optional(line(200)),
      limit: pageLimit,
    }),
    response: z.object({
      messages: z.array(listedMessage),
      /** How many wait for an answer. */
      open: z.number(),
      next: z.nullable(z.string()),
    }),
  }),

  findMessage: call({
    method: 'POST',
    path: 'messages/findMessage',
    access: 'support',
    shows: { data: 'messages', of: 'messageId' },
    summary: 'A message with its replies.',
    payload: z.object(which),
    response: z.object({
      contactMessage,
      /** The oldest other open message. */
      nextOpen: z.nullable(z.uuid()),
    }),
  }),

  replyToMessage: call({
    method: 'POST',
    path: 'messages/replyToMessage',
    access: 'support',
    summary: 'Emails a reply to the sender; refused if another admin has replied since the message was read.',
    payload: z.object({
      ...which,
      text: paragraphs(5_000),
      /** The number of replies the author has seen. */
      repliesSeen: z.int().check(z.minimum(0), z.maximum(10_000)),
    }),
    response: done,
  }),

  closeMessage: call({
    method: 'PUT',
    path: 'messages/closeMessage',
    access: 'support',
    summary: 'Closes a message.',
    payload: z.object(which),
    response: done,
  }),

  reopenMessage: call({
    method: 'PUT',
    path: 'messages/reopenMessage',
    access: 'support',
    summary: 'Reopens a message.',
    payload: z.object(which),
    response: done,
  }),
}
