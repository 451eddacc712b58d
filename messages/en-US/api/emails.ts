import { defineMessages } from '../../define-messages.ts'

/** Calls about emails. */
export const apiEmailsMessages = defineMessages('api/emails', {
  notFound: 'Email not found.',
  notParked: "This email doesn't need to be retried.",
  retrying: 'The email is being sent again.',
  anAdmin: 'An admin',
  testSent: (email: string) => `The test email to ${email} is on its way.`,
})
