import { securityLog } from '#db/tables/security-log.ts'
import { retainedRows } from '../retained.ts'

/** The counts of the security log. */
export const retainedSecurityLog = retainedRows({
  table: securityLog,
  key: securityLog.id,
  since: securityLog.minute,
  remove: (db, due) => db.delete(securityLog).where(due),
})
