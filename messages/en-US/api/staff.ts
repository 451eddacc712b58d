import { defineMessages } from '../../define-messages.ts'
import { adminStaffMessages } from '../admin/staff.ts'

type Role = keyof typeof adminStaffMessages.aRole

/** Calls about staff and their roles. */
export const apiStaffMessages = defineMessages('api/staff', {
  ownRole: "You can't change your own role. Please ask another owner.",
  hasRole: (name: string, role: Role) => `${name} is already ${adminStaffMessages.aRole[role]}.`,
  nowHasRole: (name: string, role: Role) => `${name} is now ${adminStaffMessages.aRole[role]}.`,
  noStaff: (name: string) => `${name} is not staff.`,
  isNoLongerStaff: (name: string) => `${name} is no longer staff.`,
  isStaffStill: (name: string) => `${name} is staff. Please remove the role first.`,
  lastOwner: (name: string) => `${name} is the only owner. Please add another one first.`,
})
