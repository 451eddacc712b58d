import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from './column-types.ts'
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
