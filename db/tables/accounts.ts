import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '#contract/staff/roles.ts'
import { citext, moment } from '../columns/column-types.ts'
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

/** Invitations to join the staff, one for an address; a link in an email accepts it, once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: citext().notNull().unique(),
    role: text({ enum: staffRoles }).notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: uuid().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_invitations_inviter').on(t.invitedBy),
    check('staff_invitations_role', sql`${t.role} in ('owner', 'manager', 'support', 'editor')`),
  ],
)
