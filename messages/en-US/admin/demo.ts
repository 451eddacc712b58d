import { defineMessages } from '../../define-messages.ts'

/** The page that leads from the demo to a shop of one's own. */
export const adminDemoMessages = defineMessages('admin/demo', {
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
})
