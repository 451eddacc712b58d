import { inArray, sql } from 'drizzle-orm'
import { messages } from '#db/tables/messages.ts'
import { retainedRows } from '../retained.ts'

/** Contact messages that are done with, and their replies. */
export const retainedMessages = retainedRows({
  table: messages,
  key: messages.id,
  since: sql`coalesce(${messages.answeredAt}, ${messages.createdAt})`,
  where: inArray(messages.status, ['answered', 'closed']),
  remove: (db, due) => db.delete(messages).where(due),
})
