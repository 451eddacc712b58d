import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { citext, moment } from './column-types.ts'
import { products } from './products.ts'

export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: citext().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    country: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ['admin'] }),
    channel: text().notNull().default('Others'),
    /** When somebody last showed that they read what is sent to this address, by opening a link from a mail. */
    emailConfirmedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** Set when the owner of the account deleted it; its personal fields are emptied then. */
    deletedAt: moment(),
  },
  (t) => [
    check('customers_role', sql`${t.role} is null or ${t.role} = 'admin'`),
    index('customers_created').on(t.createdAt.desc(), t.id.desc()),
  ],
)

/** Sessions by the SHA-256 of their token; the token itself is only with its owner. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId), index('sessions_expiry').on(t.expiresAt)],
)

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

/** A new address waiting for its owner to confirm it. */
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
  },
  (t) => [index('email_changes_customer').on(t.customerId)],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.productId] }), index('wishlist_items_product').on(t.productId)],
)
