import * as z from 'zod/mini'
import { call } from '../call.ts'
import { staffRoles } from './roles.ts'

const which = { customerId: z.uuid() }
const done = z.object({ message: z.string() })

export const calls = {
  changeRole: call({
    method: 'PUT',
    path: 'staff/changeRole',
    access: 'owner',
    summary: "Gives an account a role of staff, or takes it away with null; refused for the caller's own account.",
    payload: z.object({ ...which, role: z.nullable(z.enum(staffRoles)) }),
    response: done,
  }),
}
