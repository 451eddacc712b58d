import { defineMessages } from '../../define-messages.ts'

/** The roles of staff. */
export const adminStaffMessages = defineMessages('admin/staff', {
  roles: { owner: 'Owner', manager: 'Manager', support: 'Support', editor: 'Editor' },
  /** With an article, as in “Ann is now an editor.” */
  aRole: { owner: 'an owner', manager: 'a manager', support: 'a member of support', editor: 'an editor' },
})
