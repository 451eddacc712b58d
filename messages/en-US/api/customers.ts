import { defineMessages } from '../../define-messages.ts'

/** Calls about customers, their accounts and their roles. */
export const apiCustomersMessages = defineMessages('api/customers', {
  loggedOutElsewhere: "You're logged out on all other devices.",
  loggedOut: (name: string) => `${name} is logged out on all devices.`,
  notFound: 'Customer not found.',
  tooManyLinks: 'Three links were sent to this address within the last hour. Please try again later.',
  linkSent: (email: string) => `A link to choose a new password is on its way to ${email}.`,
  formerCustomer: 'A former customer',
  ownRole: "You can't change your own role. Please ask another admin.",
  adminAlready: (name: string) => `${name} is already an admin.`,
  notAdmin: (name: string) => `${name} is not an admin.`,
  lastAdmin: (name: string) => `${name} is the only admin. Please add another one first.`,
  isAdmin: (name: string) => `${name} is now an admin.`,
  isNoLongerAdmin: (name: string) => `${name} is no longer an admin.`,
  ownAccount: 'This is your own account. You can delete it on your account page.',
  isAdminStill: (name: string) => `${name} is an admin. Please remove the role first.`,
  deleted: 'The account has been deleted. We notify the customer by email.',
  orderProcessing: (order: string) => `Order ${order} is still in processing. Please ship or cancel it first.`,
  orderAwaiting: (order: string) =>
    `Order ${order} still awaits its payment. The account can be deleted once it is paid or over.`,
  yourOrderProcessing: (order: string) =>
    `Order ${order} is still in processing. You can delete your account once it has shipped, or cancel it first.`,
  yourAccountDeleted: 'Your account has been deleted.',
  yourData: 'Here is what we store about you.',
})
