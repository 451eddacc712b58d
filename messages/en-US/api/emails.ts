import { defineMessages } from '../../define-messages.ts'

/** Calls about emails. */
export const apiEmailsMessages = defineMessages('api/emails', {
  notFound: 'Email not found.',
  notParked: "This email doesn't need to be retried.",
  retrying: 'The email is being sent again.',
  noServer: 'No email server is configured. Set SMTP_URL and restart the shop first.',
  anAdmin: 'An admin',
  stored: 'No email server is configured, so the email was stored and not sent. Set SMTP_URL to send emails.',
  testSent: (email: string) => `The test email to ${email} is on its way.`,
  textSaved: 'The words are saved. Emails use them from now on.',
  textReset: "The shop's own words are back. Emails use them from now on.",
  noOrder: (order: string) => `There is no receipt of an order ${order}. Check the number, or leave it blank.`,
})
