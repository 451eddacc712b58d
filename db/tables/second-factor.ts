import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** The authenticator app of a member of staff. */
export const secondFactors = pgTable('second_factors', {
  customerId: uuid()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Sealed with a key that is made from the secrets of the shop. */
  sealedSecret: text().notNull(),
  /** When a first code was right; null until then, while logins do not ask for one. */
  confirmedAt: moment(),
  /** The 30 seconds, counted from 1970, of the last code that was used: none is used twice. */
  lastStep: integer().notNull().default(0),
  /** Wrong codes since `failingSince`. */
  failures: integer().notNull().default(0),
  failingSince: moment(),
})

/** Codes that replace the authenticator app, each once, by their hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (t) => [index('recovery_codes_customer').on(t.customerId)],
)
