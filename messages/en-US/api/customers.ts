import { defineMessages } from '../../define-messages.ts'

/** Calls about customers and their accounts. */
export const apiCustomersMessages = defineMessages('api/customers', {
  loggedOutElsewhere: "You're logged out on all other devices.",
  loggedOut: (name: string) => `${name} is logged out on all devices.`,
  notFound: 'Customer not found.',
  tooManyLinks: 'Three links were sent to this address within the last hour. Please try again later.',
  linkSent: (email: string) => `A link to choose a new password is on its way to ${email}.`,
  tagged: 'Tags saved.',
  tagsChangedMeanwhile: 'Someone else has changed the tags of this customer in the meantime.',
  tooManyTags: (max: number) => `A customer has at most ${max} tags.`,
  noted: 'Note saved.',
  noteChangedMeanwhile: 'Someone else has changed this note in the meantime. Reload to see it.',
  theirData: (name: string) => `Here is what the shop stores about ${name}.`,
  formerCustomer: 'A former customer',
  ownAccount: 'This is your own account. You can delete it on your account page.',
  deleted: 'The account has been deleted. The customer gets an email.',
  orderProcessing: (order: string) => `Order ${order} is still being processed. Please ship or cancel it first.`,
  orderAwaiting: (order: string) =>
    `Order ${order} is still awaiting payment. Please try again once it is paid or closed.`,
  guestNotFound: 'No guest has ordered with this address.',
  guestDeleted: 'What the shop stored about this guest has been deleted.',
  yourOrderProcessing: (order: string) =>
    `Order ${order} is still being processed. You can delete your account once it has shipped, or cancel the order first.`,
  yourAccountDeleted: 'Your account has been deleted.',
  yourData: 'Here is what we store about you.',
})
