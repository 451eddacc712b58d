import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** Sessions by the SHA-256 of their token; the token itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its owner, who must not see its hash. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    /** Accurate to a minute. */
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** The browser and its system, such as `Firefox, Windows`. */
    device: text().notNull().default(''),
    /** The network without the last part of the address. */
    network: text().notNull().default(''),
  },
  (t) => [index('sessions_customer').on(t.customerId), index('sessions_expiry').on(t.expiresAt)],
)

/**
 * Browsers that have logged in to an account, by the SHA-256 of their device cookie: they do not wait while others guess its
 * password.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    lastLoginAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.tokenHash] }),
    index('known_devices_token').on(t.tokenHash),
    index('known_devices_age').on(t.lastLoginAt),
  ],
)
