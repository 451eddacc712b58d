import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { securityEvents } from './events.ts'

/** What happened of one kind within a minute. */
const securityEntry = z.object({
  _id: z.string(),
  /** The minute. */
  createdAt: z.string(),
  event: z.enum(securityEvents),
  /** The path of the call; null for requests that are none. */
  call: z.nullable(z.string()),
  status: z.nullable(z.number()),
  /** The member of staff, whose name is null once they are deleted; null for everyone else. */
  by: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()) })),
  count: z.number(),
  /** The first request of them, as the log of the server names it. */
  requestId: z.string(),
})
export type SecurityEntry = z.infer<typeof securityEntry>

export const calls = {
  listSecurityEvents: call({
    method: 'POST',
    path: 'securityLog/listSecurityEvents',
    access: 'manager',
    summary: 'The security log: logins, refusals and reads of personal data, counted by the minute.',
    payload: z.object({
      event: z.optional(z.enum(securityEvents)),
      sort: z._default(z.enum(ages), 'newest'),
      after: z.optional(line(200)),
      limit: pageLimit,
    }),
    response: z.object({ events: z.array(securityEntry), next: z.nullable(z.string()) }),
  }),
}
