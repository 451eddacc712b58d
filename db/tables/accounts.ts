import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { citext, moment } from './column-types.ts'
import { customers } from './customers.ts'

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('password_resets_customer').on(t.customerId)],
)

/** New email addresses: until they are confirmed, and until the former address can no longer undo the change. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The address before the change, which gets the link that undoes it. */
    formerEmail: citext(),
    undoTokenHash: text().unique(),
    undoExpiresAt: moment(),
    /** The session that stays when the change is confirmed. */
    sessionHash: text(),
  },
  (t) => [
    index('email_changes_customer').on(t.customerId),
    index('email_changes_former').on(t.formerEmail).where(sql`${t.usedAt} is not null`),
  ],
)
