import { defineMessages } from '../../define-messages.ts'

/** A sentence around who did it and the subject, which may be links. */
type Said = <Node>(by: Node, subject: Node) => (string | Node)[]

const said =
  (verb: string, after = ''): Said =>
  (by, subject) => [by, ` ${verb} `, subject, after]

/** The audit log. */
export const adminAuditMessages = defineMessages('admin/audit', {
  lead: 'Changes made by admins.',
  who: 'Who',
  everyone: 'Everyone',
  what: 'What',
  allChanges: 'All changes',
  older: 'Older activity',
  none: 'No activity yet.',
  noneMatching: 'No matching activity.',
  noneText: 'Admin changes will appear here.',
  commandLine: 'The command line',

  kinds: {
    order: 'Orders',
    orders: 'Order exports',
    product: 'Products',
    import: 'Imports',
    category: 'Categories',
    collection: 'Collections',
    'size-chart': 'Size charts',
    home: 'Home page',
    'shipping-zone': 'Shipping',
    customer: 'Customers',
    message: 'Messages',
    review: 'Reviews',
    'stock-alert': 'Stock alerts',
    'stock-alerts': 'Stock alert exports',
    synonym: 'Search synonyms',
    subscriber: 'Newsletter',
    subscribers: 'Newsletter exports',
    reconciliation: 'Payments',
    sandbox: 'Sandbox payments',
    mail: 'Email',
    settings: 'Settings',
    page: 'Text pages',
  },

  /** What to call a subject that has no name (any more). */
  subjects: {
    order: 'an order',
    orders: 'orders',
    product: 'a product',
    products: 'products',
    category: 'a category',
    collection: 'a collection',
    sizeChart: 'a size chart',
    shippingZone: 'a shipping zone',
    customer: 'a customer',
    message: 'a message',
    review: 'a review',
    stockAlert: 'a stock alert',
    stockAlerts: 'stock alerts',
    synonym: (term: string) => `the synonyms of “${term}”`,
    subscriber: 'a subscriber',
    subscribers: 'subscribers',
    reconciliation: 'reconciliation',
    sandbox: 'the sandbox payments',
    demo: 'the demo',
    email: 'an email',
    testEmail: 'a test email',
    settings: (group: string) => `the ${group} settings`,
    page: (page: string) => `the page ${page}`,
  },

  /** Names of fields that are not their identifier in words. */
  fields: {
    sku: 'SKU',
    seoTitle: 'search title',
    seoDescription: 'search description',
    slug: 'address',
    skus: 'products',
    isInMenu: 'in the menu',
    hasBothUnits: 'both units',
    places: 'categories',
    isRest: 'rest of the countries',
    subCategory: 'sub-category',
    colorVariant: 'colors',
    sizeVariant: 'sizes',
    'variant.sku': 'SKUs of variants',
    'variant.gtin': 'barcodes',
    'variant.weight': 'weights',
    'variant.cost': 'costs',
  } as Readonly<Record<string, string>>,
  notCounted: 'not counted',

  shipped: (tracking: string) => said('shipped', tracking && ` with ${tracking}`),
  canceled: said('canceled'),
  receiptResent: said('resent the receipt for'),
  reviewInvited: said('sent a review invitation for'),
  refundRetried: said('retried the refund of'),
  refunded: said('refunded items or shipping of'),
  exported: (filter: string) => said('exported', filter ? ` as CSV: ${filter}` : ' as CSV, all'),
  matching: (search: string) => `matching “${search}”`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  filtered: 'filtered',

  productAdded: said('added', ' as a draft'),
  productCopied: said('created the copy'),
  changed: (fields: readonly string[]) => said('changed', fields.length > 0 ? `: ${fields.join(', ')}` : ''),
  priced: (price: string, oldPrice: string) =>
    said('changed the price of', price && ` to ${price}${oldPrice && `, old price ${oldPrice}`}`),
  stocked: (changes: readonly string[], more: number, reason: string) =>
    said(
      'changed the stock of',
      [
        changes.length > 0 ? `: ${changes.join('; ')}` : '',
        more > 0 ? ` and ${more} more` : '',
        reason && ` (${reason})`,
      ].join(''),
    ),
  variantStocked: (variant: string, from: string, to: string) => `${variant} from ${from} to ${to}`,
  imagesChanged: said('changed the images of'),
  published: said('published'),
  archived: said('archived'),
  imported: (added: number, changed: number) => said('imported', ` from a file: ${added} added, ${changed} changed`),

  zoneAdded: said('added the shipping zone'),
  zoneRemoved: said('deleted the shipping zone'),
  zoneChanged: (fields: readonly string[]) =>
    said('changed the shipping zone', fields.length > 0 ? `: ${fields.join(', ')}` : ''),
  collectionAdded: said('added the collection'),
  collectionMoved: said('moved the collection'),
  collectionRemoved: said('deleted the collection'),
  collectionChanged: (fields: readonly string[]) =>
    said('changed the collection', fields.length > 0 ? `: ${fields.join(', ')}` : ''),
  sizeChartAdded: said('added the size chart'),
  sizeChartRemoved: said('deleted the size chart'),
  sizeChartChanged: (fields: readonly string[]) =>
    said('changed the size chart', fields.length > 0 ? `: ${fields.join(', ')}` : ''),
  sectionAdded: said('added to the home page'),
  sectionChanged: said('changed on the home page'),
  sectionDrafted: said('saved a draft for the home page of'),
  sectionMoved: said('moved on the home page'),
  sectionRestored: said('restored on the home page'),
  sectionRemoved: said('deleted from the home page'),
  categoryAdded: said('added the category'),
  categoryMoved: said('moved the category'),
  categoryRemoved: said('deleted the category'),
  categoryChanged: (fields: readonly string[]) =>
    said('changed the category', fields.length > 0 ? `: ${fields.join(', ')}` : ''),

  resetEmailed: said('sent a password reset link to'),
  loggedOut: said('ended all sessions of'),
  madeAdmin: said('gave', ' admin access'),
  madeCustomer: said('removed admin access from'),
  customerDeleted: said('deleted the account of'),

  replied: said('replied to'),
  closed: said('closed'),
  reopened: said('reopened'),

  reviewHidden: (product: string) => said('hid', product && ` of ${product}`),
  reviewShown: (product: string) => said('unhid', product && ` of ${product}`),
  reviewReplied: (product: string) => said('replied to', product && ` of ${product}`),
  replyChanged: (product: string) => said('changed the reply to', product && ` of ${product}`),
  replyRemoved: (product: string) => said('removed the reply to', product && ` of ${product}`),

  alertRemoved: (product: string) => said('removed', product && ` for ${product}`),
  synonymSaved: (words: readonly string[]) => said('saved', words.length > 0 ? `: ${words.join(', ')}` : ''),
  synonymRemoved: said('removed'),
  unsubscribed: said('unsubscribed', ' from the newsletter'),
  reconciled: said('ran'),
  sandboxSwitched: said('changed the switches of'),
  clockMoved: (days: number) =>
    said(days === 0 ? 'set the clock to the real time with' : `set the clock ${days} days ahead with`),
  emailResent: said('resent'),
  emailSent: said('sent'),
  demoCleared: said('cleared'),
  pageEdited: said('edited'),
  pageRestored: said('restored the default text of'),
  unknown: (action: string) => said(`recorded “${action}” for`),
})
