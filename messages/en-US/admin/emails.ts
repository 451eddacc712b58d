import { defineMessages } from '../../define-messages.ts'

/** The emails of the shop. */
export const adminEmailsMessages = defineMessages('admin/emails', {
  state: 'State',
  all: 'All',
  states: { queued: 'Queued', sent: 'Sent', unsent: 'Not sent: no mail server', parked: 'Failed' },
  noServer:
    'No mail server is configured: emails are stored here and reach nobody. Set SMTP_URL and restart the shop; emails of the last day are sent then, older ones with the button on their page.',
  none: 'No emails.',
  older: 'Older emails',
  sendTest: 'Send a test email',
  sendTestTo: 'Send a test email to',
  sendTestHint: 'Check that emails arrive and how they look.',
  send: 'Send',
  viewStatus: 'View delivery status',

  allEmails: 'All emails',
  to: (email: string, state: string) => `To ${email} · ${state}`,
  lastError: (attempts: number, error: string) =>
    `Last error after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}: ${error}`,
  sendAgain: 'Send again',
  email: 'Email',
  asText: 'As text',
})
