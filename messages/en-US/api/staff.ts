import { defineMessages } from '../../define-messages.ts'
import { adminStaffMessages } from '../admin/staff.ts'

type Role = keyof typeof adminStaffMessages.aRole

/** Calls about staff and their roles. */
export const apiStaffMessages = defineMessages('api/staff', {
  ownRole: "You can't change your own role. Please ask another owner.",
  hasRole: (name: string, role: Role) => `${name} is already ${adminStaffMessages.aRole[role]}.`,
  nowHasRole: (name: string, role: Role) => `${name} is now ${adminStaffMessages.aRole[role]}.`,
  inviteInstead: (name: string) =>
    `${name} hasn't confirmed the email address, so the account may be someone else's. Please send an invitation instead.`,
  unconfirmed: (email: string) =>
    `${email} has an account, but nobody has confirmed the address: it may be someone else's. Set ADMIN_PASSWORD to replace its password, or invite the address at /admin/staff.`,
  noStaff: (name: string) => `${name} is not on the staff.`,
  isNoLongerStaff: (name: string) => `${name} is no longer on the staff.`,
  formerStaff: 'A former member of staff',
  isStaffStill: (name: string) => `${name} is on the staff. Please remove the role first.`,
  invited: (email: string) => `The invitation is on its way to ${email}.`,
  noInvitation: 'This invitation no longer exists. It was accepted or withdrawn.',
  withdrawn: (email: string) => `The invitation to ${email} has been withdrawn.`,
  invitationOver:
    'This invitation has expired, was accepted or was withdrawn. Please ask an owner of the shop for a new one.',
  namesMissing: 'Please enter your first and last name.',
  nameWithLink: 'Please enter a name without links, digits or symbols.',
  joined: 'Welcome to the staff. Please log in.',
  owes: {
    password: 'Please choose a password of your own first, at /admin.',
    'second-factor': 'This shop requires a second factor of its staff. Please set one up first, at /admin.',
  },
  lastOwner: (name: string) => `${name} is the only owner. Please add another one first.`,
})
