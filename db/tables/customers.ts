import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '#contract/staff/roles.ts'
import { citext, madeAt, moment } from '../columns/column-types.ts'

export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: citext().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    country: text().notNull(),
    passwordHash: text().notNull(),
    /** True for a password that the shop made and printed, until its owner chooses another one. */
    isPasswordGenerated: boolean().notNull().default(false),
    role: text({ enum: staffRoles }),
    channel: text().notNull().default('Others'),
    /** When a link sent to this address was last opened. */
    emailConfirmedAt: moment(),
    /** What staff know and nobody else sees. */
    note: text().notNull().default(''),
    /** In lower case, each once. */
    tags: text().array().notNull().default([]),
    createdAt: madeAt(),
    /** When the customer deleted the account; personal fields are cleared then. */
    deletedAt: moment(),
  },
  (t) => [
    check('customers_role', sql`${t.role} is null or ${t.role} in ('owner', 'manager', 'support', 'editor')`),
    index('customers_by_email').on(t.email.desc(), t.id.desc()),
    index('customers_tags').using('gin', t.tags).where(sql`deleted_at is null`),
    index('customers_created').on(t.createdAt.desc(), t.id.desc()),
  ],
)
