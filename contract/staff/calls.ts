import * as z from 'zod/mini'
import { call } from '../call.ts'

const which = { customerId: z.uuid() }
const done = z.object({ message: z.string() })

export const calls = {
  changeRole: call({
    method: 'PUT',
    path: 'staff/changeRole',
    access: 'admin',
    summary: "Grants or removes admin access; refused for the caller's own account.",
    payload: z.object({ ...which, isAdmin: z.boolean() }),
    response: done,
  }),
}
