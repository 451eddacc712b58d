import { defineMessages } from '../../define-messages.ts'

/** The frame of the admin area, the titles of its pages, and what its screens share. */
export const adminCommonMessages = defineMessages('admin/common', {
  pages: {
    today: 'Today',
    start: 'Start my own shop',
    orders: 'Orders',
    order: 'Order',
    ship: 'To ship',
    reconciliation: 'Reconciliation',
    products: 'Products',
    /** spec */
    addProduct: 'Add Product',
    product: 'Product',
    import: 'Import and export',
    categories: 'Categories',
    category: 'Category',
    stockAlerts: 'Stock alerts',
    search: 'Search',
    customers: 'Customers',
    customer: 'Customer',
    messages: 'Messages',
    message: 'Message',
    reviews: 'Reviews',
    newsletter: 'Newsletter',
    emails: 'Email',
    email: 'Email',
    activity: 'Activity',
    settings: 'Settings',
    textPage: 'Text page',
  },
  sandbox: 'Sandbox payments',

  admin: 'Admin',
  menu: 'Menu',
  viewShop: 'View shop',
  adminOf: (shop: string) => `${shop} admin`,
  /** spec */
  logOut: 'Log Out',
  failed: 'Something went wrong on our side. Try again in a moment.',
  tryAgain: 'Try again',
  toToday: 'Go to Today',

  find: 'Find',
  show: 'Show',
  showAll: 'Show all',
  filter: (list: string) => `Filter ${list}`,
  all: 'All',
  by: (name: string) => `by ${name}`,
  of: (owner: string) => `of ${owner}`,

  save: 'Save',
  cancel: 'Cancel',
  keep: 'Keep',
  undo: 'Undo',
  unsaved: 'Unsaved changes.',
  notHere: "This can't be done here.",

  conflict: 'Conflicting change',
  keepMine: 'Keep my changes',
  discardMine: 'Discard my changes',
  savedUnchanged: 'Saved without changes.',
})
