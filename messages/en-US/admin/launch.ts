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
  contactHint: 'Customers send emails to it, and it appears in emails and policies.',
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

  /** The page that leads from the demo to a shop of one's own. */
  demo: {
    banner: 'This is a demo shop. Its products, orders and customers are invented.',
    lookAround: 'Look around the demo',
    startOwn: 'Start my own shop',

    lead: 'Try everything in the demo as long as you like. Then clear it, and fill the shop with your own products.',
    clear: 'Clear the demo',
    removes: 'This permanently removes:',
    counts: {
      products: (count: string) => `Demo products with their reviews: ${count}`,
      images: (count: string) => `Demo images: ${count}`,
      orders: (count: string) => `Orders paid in the sandbox, where no money moves: ${count}`,
      customers: (count: string) => `Demo customers: ${count}`,
      emails: (count: string) => `Emails about them: ${count}`,
    },
    keeps:
      'What stays: settings and text pages you changed, admins, and what you added yourself. A product with an image of your own also stays, without its demo images.',
    backup: "This can't be undone. To keep a copy, make a backup first: npm run shop -- backup demo.tar.gz",
    nameLabel: (name: string) => `Type ${name} to confirm`,
    nameMissing: 'Please type the name of the shop.',
    realOrders: "This shop has orders from real customers, so the demo can't be cleared. Archive its products instead.",
    clearing: 'The demo is being cleared. This takes a minute at most.',

    cleared: 'Nothing is left of the demo. The shop is yours.',
  },
})
