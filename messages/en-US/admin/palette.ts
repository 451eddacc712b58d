import { defineMessages } from '../../define-messages.ts'

/** The command palette, the keyboard shortcuts, and the counts in the menu. */
export const adminPaletteMessages = defineMessages('admin/palette', {
  open: 'Find',
  openKey: 'Ctrl K',
  count: (count: number) => (count >= 1000 ? '999+' : String(count)),
  waiting: (count: string) => `${count} waiting`,
  title: 'Find or go to',
  placeholder: 'Order, customer, product or page',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  pages: 'Pages and actions',
  settings: 'Settings',
  searching: 'Searching…',
  none: 'Nothing found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  hint: 'Arrow keys choose, Enter opens, Esc closes.',
  keysTitle: 'Keyboard shortcuts',
  keys: {
    palette: ['Ctrl K or ⌘ K', 'Find or go to'],
    help: ['?', 'Show these shortcuts'],
    today: ['G then T', 'Go to Today'],
    orders: ['G then O', 'Go to Orders'],
    products: ['G then P', 'Go to Products'],
    customers: ['G then C', 'Go to Customers'],
    messages: ['G then M', 'Go to Messages'],
    returns: ['G then R', 'Go to Returns'],
    move: ['J, K', 'Next and previous row of a list'],
    select: ['X', 'Select the row'],
    enter: ['Enter', 'Open the row'],
  } as Readonly<Record<string, readonly [string, string]>>,
})
