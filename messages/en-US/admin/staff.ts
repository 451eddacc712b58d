import { defineMessages } from '../../define-messages.ts'

/** Staff, their roles, and their invitations. */
export const adminStaffMessages = defineMessages('admin/staff', {
  roles: { owner: 'Owner', manager: 'Manager', support: 'Support', editor: 'Editor' },
  /** With an article, as in “Ann is now an editor.” */
  aRole: { owner: 'an owner', manager: 'a manager', support: 'a member of support', editor: 'an editor' },
  may: {
    owner:
      "Owners can do everything, including managing staff and payment methods, exporting personal data, and anything that can't be undone.",
    manager: 'Managers can do what support and editors can, and also handle refunds, discounts, reports and settings.',
    support: 'Support handles orders, returns, messages and customers.',
    editor: 'Editors manage products, content, the home page and reviews.',
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
  removeTitle: (name: string) => `Remove ${name} from staff?`,
  removeText: (name: string) => `${name} will be logged out everywhere right away and keep a customer account.`,
  ownRole: 'Only another owner can change your role.',

  inviteTitle: 'Invite',
  inviteLead: (days: number) =>
    `We'll email a link to this address. It works once, within ${days} days, and lets the person choose a password.`,
  email: 'Email',
  emailMissing: 'Please enter an email address.',
  chooseRole: 'Choose a role',
  roleMissing: 'Please choose a role.',
  invite: 'Send invitation',
  invitations: 'Pending invitations',
  noInvitations: 'No pending invitations.',
  expires: <Node>(day: Node) => ['Expires ', day],
  expired: 'Expired',
  invitedBy: (role: string, name: string) => `${role}, invited by ${name}`,
  resend: 'Send again',
  resendOf: (email: string) => `Send the invitation to ${email} again`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  rolesTitle: 'Roles',

  join: 'Join the staff',
  joinAs: (role: string, email: string) => `You've been invited to join as ${role}. You'll log in with ${email}.`,
  joinKnown: 'You already have an account with this address. It keeps its name and password and gets the new role.',
  joinUnconfirmed:
    'There is already an account with this address, but nobody has confirmed it. It gets the name and password you choose here, and is logged out everywhere.',
  accept: 'Accept invitation',
  toLogin: 'Go to login',

  invitationEmail: {
    subject: "You're invited to join the staff",
    preview: 'Accept the invitation to work in the admin area of the shop.',
    reason: 'You are receiving this email because an owner of the shop entered your address.',
    text: (by: string, role: string) => `${by} has invited you to work in the admin area of the shop as ${role}.`,
    action: 'Accept invitation',
    validity: (days: number) =>
      `The link works once, within ${days} days. If you weren't expecting it, you can ignore this email.`,
  },
  roleEmail: {
    subject: 'Your role has changed',
    preview: 'An owner of the shop changed what you can do in its admin area.',
    reason: 'You are receiving this email because you are or were on the staff of the shop.',
    changed: (name: string, role: string) => `Hi ${name}, your role in the shop has changed. You are now ${role}.`,
    removed: (name: string) =>
      `Hi ${name}, you are no longer on the staff of the shop and have been logged out. You keep your customer account.`,
    action: 'Open the admin area',
  },
})
