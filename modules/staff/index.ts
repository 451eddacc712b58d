import type { OperationsOf } from '../operation.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { inviteStaff, withdrawInvitation } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'

export const operations: OperationsOf<'staff'> = {
  listStaff,
  changeRole,
  inviteStaff,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
}
