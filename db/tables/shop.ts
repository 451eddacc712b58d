import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { customers } from './customers.ts'

/** What admins did: who, what, to which thing. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    detail: jsonb(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('audit_entries_newest').on(t.at.desc(), t.id.desc()),
    index('audit_entries_by_actor').on(t.actorId, t.at.desc(), t.id.desc()),
    index('audit_entries_by_kind').on(t.subjectKind, t.at.desc(), t.id.desc()),
    index('audit_entries_subject').on(t.subjectKind, t.subjectId),
  ],
)

/** What the owner set, and secrets the shop made for itself on its first start. Every change is told on `settings_changed`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Goes up with every change, so that two who change the same thing notice each other. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
})

/** The counters behind the limits, in the shape that rate-limiter-flexible reads. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expiry').on(t.expire)],
)
