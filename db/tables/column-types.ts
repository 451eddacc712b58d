import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Case-insensitive text. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** A moment, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
