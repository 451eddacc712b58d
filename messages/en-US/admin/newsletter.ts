import { defineMessages } from '../../define-messages.ts'

/** The subscribers of the newsletter. */
export const adminNewsletterMessages = defineMessages('admin/newsletter', {
  search: 'Email',
  subscribed: (subscribers: string) => `Subscribed (${subscribers})`,
  unsubscribed: (subscribers: string) => `Unsubscribed (${subscribers})`,
  columns: { email: 'Email', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
  none: 'No subscribers yet.',
  noneFound: 'No subscribers found.',
  unsubscribe: 'Unsubscribe',
  unsubscribeText: (count: number) =>
    count === 1
      ? 'This address will get no more newsletters.'
      : `These ${count.toLocaleString('en-US')} addresses will get no more newsletters.`,
})
