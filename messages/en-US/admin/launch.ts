import { defineMessages } from '../../define-messages.ts'

/** The launch checklist and the first steps of a shop. */
export const adminLaunchMessages = defineMessages('admin/launch', {
  lead: 'Each item is checked by the shop, now. npm run shop -- doctor prints the same list.',
  progress: (done: number, all: number) => (done === all ? `All ${all} done.` : `${done} of ${all} done.`),
  ready: 'Everything is done: the shop can open.',
  checks: 'Checks',
  done: 'Done',
  open: 'To do',
  testWebhook: 'Test the webhook',

  steps: 'First steps',
  notBegun: 'Your shop is not set up yet. A few steps lead to your first product.',
  stepsLead: 'Leave this page and come back at any time: what you have done stays done.',
  more: 'Also',
  import: 'Import products from a CSV file',
  texts: 'Write your terms, privacy policy and other texts',
  launch: 'See what is missing before you open',
  view: 'View your shop',
})
