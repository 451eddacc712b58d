import { staffInvitations } from '#db/tables/accounts.ts'
import { retainedRows } from '../retained.ts'

/** Invitations of staff that nobody followed; owners see for a while that nobody came. */
export const retainedInvitations = retainedRows({
  table: staffInvitations,
  key: staffInvitations.id,
  since: staffInvitations.expiresAt,
  remove: (db, due) => db.delete(staffInvitations).where(due),
})
