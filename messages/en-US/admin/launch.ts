import { defineMessages } from '../../define-messages.ts'

/** The launch checklist and the first steps of a shop. */
export const adminLaunchMessages = defineMessages('admin/launch', {
  lead: 'Checked just now. The command npm run shop -- doctor prints the same list.',
  progress: (done: number, all: number) => (done === all ? `All ${all} done.` : `${done} of ${all} done.`),
  ready: 'Everything is done. The shop is ready to open.',
  checks: 'Checks',
  done: 'Done',
  open: 'To do',
  testWebhook: 'Test the webhook',

  startForm: 'Start my own shop',
  startShop: 'Start my shop',
  startLead: 'Five answers, and the shop is yours. You can change all of them later in the settings.',
  contactHint: 'Customers write to it, and it appears in emails and policies.',
  countryHint: 'Where your business is. The shop sells there first; add other countries in the settings.',
  currencyHint: 'Of every price. It is fixed once a payment has been taken.',

  steps: 'First steps',
  notBegun: 'Your shop is not set up yet. Start with a few steps to your first product.',
  stepsLead: 'You can leave this page and continue at any time.',
  more: 'Also',
  import: 'Import products from a CSV file',
  texts: 'Write your terms, privacy policy and other texts',
  launch: 'See what is left to do before you open',
  view: 'View your shop',
})
