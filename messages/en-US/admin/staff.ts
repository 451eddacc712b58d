import { defineMessages } from '../../define-messages.ts'

/** Staff, their roles, and their invitations. */
export const adminStaffMessages = defineMessages('admin/staff', {
  roles: { owner: 'Owner', manager: 'Manager', support: 'Support', editor: 'Editor' },
  /** With an article, as in “Ann is now an editor.” */
  aRole: { owner: 'an owner', manager: 'a manager', support: 'a member of support', editor: 'an editor' },
  may: {
    owner: 'Owners do everything: also staff, ways to pay, exports with personal data and what cannot be undone.',
    manager: 'Managers do what support and editors do, and refunds, discounts, reports and settings.',
    support: 'Support works with orders, returns, messages and customers.',
    editor: 'Editors work with products, content, the home page and reviews.',
  },

  lead: 'Who works in this shop, and what each role can do.',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  you: 'You',
  name: 'Name',
  role: 'Role',
  seen: 'Last active',
  notLoggedIn: 'Not logged in',
  actions: 'Actions',
  roleOf: (name: string) => `Role of ${name}`,
  save: 'Save',
  saveOf: (name: string) => `Save the role of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name} from the staff?`,
  removeText: (name: string) => `${name} is logged out everywhere at once, and keeps the account as a customer.`,
  ownRole: 'Another owner can change your role.',

  inviteTitle: 'Invite',
  inviteLead: (days: number) =>
    `An email with a link goes to the address. The link works once within ${days} days; the person who opens it chooses a password.`,
  email: 'Email',
  emailMissing: 'Please enter an email address.',
  roleMissing: 'Please choose a role.',
  invite: 'Send invitation',
  invitations: 'Open invitations',
  noInvitations: 'No open invitations.',
  expires: <Node>(day: Node) => ['Expires ', day],
  expired: 'Expired',
  invitedBy: (name: string) => `by ${name}`,
  resend: 'Send again',
  resendOf: (email: string) => `Send the invitation to ${email} again`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  rolesTitle: 'Roles',

  join: 'Join the staff',
  joinAs: (role: string, email: string) => `You are invited to be ${role}. Your login is ${email}.`,
  joinKnown: 'You have an account with this address. It keeps its name and password, and gets the role.',
  accept: 'Accept invitation',
  toLogin: 'Go to login',

  invitationEmail: {
    subject: 'You are invited to join the staff',
    preview: 'Accept to work in the admin area of the shop.',
    reason: 'You receive this email because an owner of the shop entered your address.',
    text: (by: string, role: string) => `${by} invites you to work in the admin area of the shop as ${role}.`,
    action: 'Accept invitation',
    validity: (days: number) =>
      `The link works once, within ${days} days. If you did not expect it, ignore this email: nothing happens.`,
  },
  roleEmail: {
    subject: 'Your role was changed',
    preview: 'An owner of the shop changed what you can do in its admin area.',
    reason: 'You receive this email because you are or were on the staff of the shop.',
    changed: (name: string, role: string) => `Hi ${name}, you are now ${role} of the shop.`,
    removed: (name: string) =>
      `Hi ${name}, you are no longer on the staff of the shop and were logged out. Your account as a customer stays.`,
    action: 'Open the admin area',
  },
})
