import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { subjectKinds } from './actions.ts'
import { personalData } from './personal-data.ts'

const actor = z.object({ _id: z.string(), name: z.string() })

/** An audit log entry. Older entries may have other names, so names are plain text. */
const entry = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null when it was done on the command line. */
  by: z.nullable(actor),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** The current name of the subject; null if it has none or was deleted. */
  subject: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
})
export type ActivityEntry = z.infer<typeof entry>

const personalRead = z.object({
  _id: z.string(),
  at: z.string(),
  by: actor,
  data: z.enum(personalData),
  /** Whose or which: an ID or a number; null for a list. */
  subjectId: z.nullable(z.string()),
})
export type PersonalRead = z.infer<typeof personalRead>

/** Filters a log; dates are whole days in the time zone of the shop, inclusive. */
const filter = {
  by: z.optional(z.uuid()),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  sort: z._default(z.enum(ages), 'newest'),
  after: z.optional(line(200)),
  limit: pageLimit,
}

export const calls = {
  listAuditEvents: call({
    method: 'POST',
    path: 'audit/listAuditEvents',
    access: 'manager',
    shows: { data: 'staff' },
    summary: 'The audit log, and the admins who have entries in it.',
    payload: z.object({ ...filter, kind: z.optional(z.enum(subjectKinds)) }),
    response: z.object({ entries: z.array(entry), next: z.nullable(z.string()), actors: z.array(actor) }),
  }),

  listPersonalReads: call({
    method: 'POST',
    path: 'audit/listPersonalReads',
    access: 'manager',
    shows: { data: 'staff' },
    summary: 'Which personal data staff saw, and who of them has seen any.',
    payload: z.object(filter),
    response: z.object({ reads: z.array(personalRead), next: z.nullable(z.string()), actors: z.array(actor) }),
  }),
}
