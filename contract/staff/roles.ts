/** The roles of staff, from the one that may do everything on. */
export const staffRoles = ['owner', 'manager', 'support', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a call or a page of the admin area asks of its caller: any role of staff, or a role that includes this one. */
export type StaffAccess = 'staff' | StaffRole

const included: Record<StaffRole, readonly StaffAccess[]> = {
  owner: ['staff', 'owner', 'manager', 'support', 'editor'],
  manager: ['staff', 'manager', 'support', 'editor'],
  support: ['staff', 'support'],
  editor: ['staff', 'editor'],
}

/** Whether a role, as sessions and customers carry it, is one of staff. */
export function isStaffRole(role: string | null | undefined): role is StaffRole {
  return staffRoles.some((known) => known === role)
}

/** Whether a role may do what this access asks for. */
export function roleMay(role: string | null | undefined, access: StaffAccess): role is StaffRole {
  return isStaffRole(role) && included[role].includes(access)
}

/** Whether this access is one of staff. */
export function isForStaff(access: string): access is StaffAccess {
  return access === 'staff' || isStaffRole(access)
}
