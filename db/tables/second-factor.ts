import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** What proves a login of a member of staff besides the password: an authenticator app, passkeys, or both. */
export const secondFactors = pgTable('second_factors', {
  customerId: uuid()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Of the app, sealed with a key that is made from the secrets of the shop; null without an app. */
  sealedSecret: text(),
  /** When a first code of the app was right; null until then, while logins do not ask for one. */
  confirmedAt: moment(),
  /** The 30 seconds, counted from 1970, of the last code that was used: none is used twice. */
  lastStep: integer().notNull().default(0),
  /** Wrong codes since `failingSince`. */
  failures: integer().notNull().default(0),
  failingSince: moment(),
})

/** Codes that replace the app and the passkeys, each once, by their hash. */
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

/** Passkeys of staff: the public halves of keys that stay in their devices. They go with the second factor. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** In base64url, as the authenticator chose it. */
    credentialId: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => secondFactors.customerId, { onDelete: 'cascade' }),
    /** As a COSE key. */
    publicKey: bytes().notNull(),
    /** How often the authenticator has signed, up to 2^32 - 1; always 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    addedAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (t) => [index('passkeys_customer').on(t.customerId)],
)

/** What a browser was asked to sign, one for each purpose, until it is used or too old. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** The hash of the session that adds a passkey, or of the visitor who logs in. */
    holderHash: text().notNull(),
    purpose: text({ enum: ['add', 'login'] }).notNull(),
    challengeHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holderHash, t.purpose] }),
    check('passkey_challenges_purpose', sql`${t.purpose} in ('add', 'login')`),
  ],
)
