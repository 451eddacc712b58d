import { and, ne, not, sql } from 'drizzle-orm'
import { emails } from '#db/tables/emails.ts'
import { retainedRows } from '../retained.ts'

/** Emails to accounts that are deleted: the confirmation, and what was on its way. */
export const isLastEmail = sql`(${emails.kind} = 'account-deleted' or ${emails.isLast})`

const isDone = ne(emails.state, 'queued')

/** Emails that were sent or given up. */
export const retainedEmails = retainedRows({
  table: emails,
  key: emails.id,
  since: emails.createdAt,
  where: and(isDone, not(isLastEmail)),
  remove: (db, due) => db.delete(emails).where(due),
})

/** The last emails to deleted accounts that no email server took; those that were sent are deleted the same night. */
export const retainedLastEmails = retainedRows({
  table: emails,
  key: emails.id,
  since: emails.createdAt,
  where: and(isDone, isLastEmail),
  remove: (db, due) => db.delete(emails).where(due),
})
