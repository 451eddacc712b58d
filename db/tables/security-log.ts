import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { securityEvents } from '#contract/security-log/events.ts'
import { moment } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** The security log: how often each event happened within a minute, without addresses, names and tokens. */
export const securityLog = pgTable(
  'security_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    minute: moment().notNull(),
    event: text({ enum: securityEvents }).notNull(),
    call: text(),
    status: integer(),
    /** The member of staff; null for customers and guests. */
    staffId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    /** Of the first request. */
    requestId: text().notNull(),
  },
  (t) => [
    unique('security_log_minute').on(t.minute, t.event, t.call, t.status, t.staffId).nullsNotDistinct(),
    index('security_log_newest').on(t.minute.desc(), t.id.desc()),
    index('security_log_by_event').on(t.event, t.minute.desc(), t.id.desc()),
    index('security_log_staff').on(t.staffId),
  ],
)
