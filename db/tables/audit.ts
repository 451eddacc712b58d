import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personalData } from '#contract/audit/personal-data.ts'
import { madeAt } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** The audit log: what admins did, and to what. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    detail: jsonb(),
    at: madeAt(),
  },
  (t) => [
    index('audit_events_newest').on(t.at.desc(), t.id.desc()),
    index('audit_events_by_actor').on(t.actorId, t.at.desc(), t.id.desc()),
    index('audit_events_by_kind').on(t.subjectKind, t.at.desc(), t.id.desc()),
    index('audit_events_subject').on(t.subjectKind, t.subjectId),
  ],
)

/** Which personal data staff saw; the same again within an hour is one row. */
export const personalReads = pgTable(
  'personal_reads',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    data: text({ enum: personalData }).notNull(),
    /** Whose or which; null for a list. */
    subjectId: text(),
    at: madeAt(),
  },
  (t) => [
    index('personal_reads_newest').on(t.at.desc(), t.id.desc()),
    index('personal_reads_by_actor').on(t.actorId, t.at.desc(), t.id.desc()),
  ],
)

/** What the latest night removed of each kind of personal data whose period was over. */
export const retentionRuns = pgTable('retention_runs', {
  kind: text().primaryKey(),
  removed: integer().notNull(),
  ranAt: madeAt(),
})
