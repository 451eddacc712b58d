import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'
import { type Size, toSize } from '#contract/products/size.ts'
import { locales, sourceLocale } from '#messages/locales.ts'

/** Case-insensitive text. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Words that are found by their beginnings; read by conditions alone. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The size of a variant, stored as a text. */
export const size = customType<{ data: Size; driverData: string }>({
  dataType: () => 'text',
  fromDriver: toSize,
  toDriver: String,
})

/** Bytes of a small file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** When a row was made, by the shop's clock. */
export const madeAt = () => moment().notNull().default(sql`shop_now()`)

/** The language that a shopper reads. */
export const locale = () => text({ enum: locales }).notNull().default(sourceLocale)

/** The values of a check constraint, as a list of SQL; they are names of ours. */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
