import { customType, text, timestamp } from 'drizzle-orm/pg-core'
import { locales, sourceLocale } from '#messages/locales.ts'

/** Case-insensitive text. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Words that are found by their beginnings; read by conditions alone. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A moment, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The language that a shopper reads. */
export const locale = () => text({ enum: locales }).notNull().default(sourceLocale)
