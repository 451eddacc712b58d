import { defineMessages } from '../../define-messages.ts'

/** The subscribers of the newsletter. */
export const adminNewsletterMessages = defineMessages('admin/newsletter', {
  export: 'Export as CSV',
  search: 'Email',
  subscribed: (subscribers: string) => `Subscribed (${subscribers})`,
  unsubscribed: (subscribers: string) => `Unsubscribed (${subscribers})`,
  older: 'Older subscribers',
  none: 'No subscribers yet.',
  noneFound: 'No subscribers found.',
  noneMatching: (search: string) => `No addresses match “${search}”.`,
  since: <Node>(day: Node) => ['Since ', day],
  unsubscribedOn: <Node>(day: Node) => ['Unsubscribed ', day],
  unsubscribe: 'Unsubscribe',
  confirm: 'Unsubscribe this address?',
})
