import { defineMessages } from '../../define-messages.ts'

/** The emails of the shop. */
export const adminEmailsMessages = defineMessages('admin/emails', {
  state: 'State',
  states: { queued: 'Queued', sent: 'Sent', unsent: 'Not sent', parked: 'Failed' },
  noServer:
    'No mail server is configured. Emails are stored here and not delivered. Set SMTP_URL and restart the shop. It then sends the emails of the last day. Send older ones from their page.',
  none: 'No emails.',
  recipient: 'Recipient',
  columns: {
    subject: 'Subject',
    state: 'State',
    to: 'To',
    written: 'Written',
    attempts: 'Attempts',
    error: 'Last error',
  },
  sendTest: 'Send a test email',
  sendTestTo: 'Send a test email to',
  sendTestHint: 'Check that emails arrive and look right.',
  send: 'Send',
  viewStatus: 'View delivery status',

  to: (email: string, state: string) => `To ${email} · ${state}`,
  lastError: (attempts: number, error: string) =>
    `Last error after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}: ${error}`,
  sendAgain: 'Send again',
  sendAgainText: (emails: number) =>
    emails === 1
      ? 'It is sent again if it failed, or if there was no mail server.'
      : `Of these ${emails}, those are sent again that failed or that had no mail server.`,
  email: 'Email',
  asText: 'As text',
})
