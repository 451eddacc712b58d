import { personalReads } from '#db/tables/audit.ts'
import { retainedRows } from '../retained.ts'

/** Which staff looked at personal data. */
export const retainedReads = retainedRows({
  table: personalReads,
  key: personalReads.id,
  since: personalReads.at,
  remove: (db, due) => db.delete(personalReads).where(due),
})
