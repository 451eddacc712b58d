import { defineMessages } from '../../define-messages.ts'

/** The subscribers of the newsletter. */
export const adminNewsletterMessages = defineMessages('admin/newsletter', {
  search: 'Email',
  subscribed: (subscribers: string) => `Subscribed (${subscribers})`,
  unsubscribed: (subscribers: string) => `Unsubscribed (${subscribers})`,
  columns: { email: 'Email', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
  consents: {
    lead: 'How each address came to the newsletter and left it. Enter a whole address to find what is left of one that was erased.',
    columns: { email: 'Email', at: 'When', event: 'Event', source: 'Where', wording: 'What they read' },
    events: {
      asked: 'Asked to subscribe',
      confirmed: 'Confirmed',
      subscribed: 'Subscribed without confirmation',
      imported: 'Imported',
      withdrawn: 'Unsubscribed',
      erased: 'Erased',
    },
    sources: {
      form: 'Newsletter form',
      'sign-up': 'Sign-up form',
      'email-link': 'Link in an email',
      'one-click': 'Unsubscribe button of an email program',
      staff: 'Staff, on request',
      import: 'Import',
      erasure: 'Deleted account',
      earlier: 'Before this history began',
    },
    erasedAddress: 'Erased address',
    none: 'No consent yet.',
    noneMatching: 'No consent found.',
    history: 'Consent history',
  },
  import: {
    link: 'Import',
    lead: 'For people who agreed to your newsletter somewhere else. You have to be able to prove it: what you enter here is stored with each address. Nobody gets an email now.',
    addresses: 'Email addresses',
    addressesHint: (max: string) => `One on each line, or separated by commas. Up to ${max} at a time.`,
    consentedOn: 'Day of the latest consent',
    proof: 'How they agreed',
    proofHint: 'For example: Signed the list at our counter in Portland; the sheets are in folder 12.',
    submit: 'Import addresses',
  },
  none: 'No subscribers yet.',
  noneFound: 'No subscribers found.',
  unsubscribe: 'Unsubscribe',
  unsubscribeText: (count: number) =>
    count === 1
      ? 'This address will get no more newsletters.'
      : `These ${count.toLocaleString('en-US')} addresses will get no more newsletters.`,
})
