import * as z from 'zod/mini'
import { addressStates } from '../accounts/address-state.ts'
import { password } from '../accounts/calls.ts'
import { call } from '../call.ts'
import { emailText, line, token } from '../typed-text.ts'
import { staffRoles } from './roles.ts'

const which = { customerId: z.uuid() }
const role = z.enum(staffRoles)
const done = z.object({ message: z.string() })
const name = line(80).check(z.trim())

const member = z.object({
  customerId: z.uuid(),
  /** True if this is the caller. */
  isYou: z.boolean(),
  name: z.string(),
  email: z.string(),
  role,
  /** When a session of theirs was last used; null if none is open. */
  lastSeenAt: z.nullable(z.string()),
  /** Whether the login has an authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
})
export type StaffMember = z.infer<typeof member>

const invitation = z.object({
  invitationId: z.uuid(),
  email: z.string(),
  role,
  /** Who invited; null when the account is gone. */
  by: z.nullable(z.string()),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type StaffInvitation = z.infer<typeof invitation>

export const calls = {
  listStaff: call({
    method: 'POST',
    path: 'staff/listStaff',
    access: 'owner',
    shows: { data: 'staff' },
    summary: 'Who works in the shop, owners first, and who is invited.',
    payload: z.object({}),
    response: z.object({ staff: z.array(member), invitations: z.array(invitation) }),
  }),

  changeRole: call({
    method: 'PUT',
    path: 'staff/changeRole',
    access: 'owner',
    summary:
      "Gives an account a role of staff, or takes it away with null, which ends its sessions; refused for the caller's own account, and for a customer whose email address is unconfirmed.",
    payload: z.object({ ...which, role: z.nullable(role) }),
    response: done,
  }),

  inviteStaff: call({
    method: 'POST',
    path: 'staff/inviteStaff',
    access: 'owner',
    limit: 'testEmail',
    summary: 'Emails an invitation to join the staff, valid once within 7 days; a second one replaces the first.',
    payload: z.object({ email: emailText.check(z.trim()), role }),
    response: done,
  }),

  withdrawInvitation: call({
    method: 'POST',
    path: 'staff/withdrawInvitation',
    access: 'owner',
    summary: 'Withdraws an invitation: its link stops working.',
    payload: z.object({ invitationId: z.uuid() }),
    response: done,
  }),

  readInvitation: call({
    method: 'POST',
    path: 'staff/readInvitation',
    access: 'anyone',
    limit: 'resetPassword',
    tokenIsSubject: true,
    summary: 'What the invitation of an emailed link offers.',
    payload: z.object({ token }),
    response: z.object({
      email: z.string(),
      role,
      /** The account of a confirmed address keeps its name and password; that of an unconfirmed one gets new ones. */
      address: z.enum(addressStates),
    }),
  }),

  acceptInvitation: call({
    method: 'POST',
    path: 'staff/acceptInvitation',
    access: 'anyone',
    limit: 'resetPassword',
    tokenIsSubject: true,
    summary:
      'Accepts an invitation, once: gives the account of a confirmed address its role; any other gets a new password, or is created.',
    payload: z.object({
      token,
      firstName: z._default(name, ''),
      lastName: z._default(name, ''),
      password: z._default(password, ''),
      confirmPassword: z._default(password, ''),
    }),
    response: done,
  }),
}
