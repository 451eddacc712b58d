import type { contract } from '#contract/index.ts'

type Noun = keyof typeof contract

/** A list of the admin area, and what is asked of it beside its first and its 500th page. */
export interface MeasuredList {
  name: string
  noun: Noun
  verb: string
  /** The field of the response that has the rows. */
  rows: string
  asked: Record<string, object>
  /** A query for the words that are searched for: common ones, and those of one row. */
  search?: string
  /** What they are sent as instead of as the search. */
  searchField?: string
}

const someone = (table: string, text: string, where = 'true') =>
  `select ${text} as one from ${table} where ${where} order by id limit 1`

/** A word of thousands of products, two of them, the name of some hundred, and what none has. */
const productSearches = {
  'search, material': { search: 'linen' },
  'search, two words': { search: 'linen dresses' },
  'search, name': { search: 'belcento' },
  'search, nothing': { search: 'nothing' },
}

/** All lists, in the order of the menu. */
export const lists: readonly MeasuredList[] = [
  {
    name: 'orders',
    noun: 'orderTable',
    verb: 'listOrderRows',
    rows: 'orders',
    asked: {
      shipped: { status: 'Shipped' },
      'partly shipped': { status: 'partially-shipped' },
      refunded: { payment: 'refunded' },
      'refund open': { payment: 'refund-open' },
      express: { delivery: 'express' },
      'tag, none': { tag: 'vip' },
      'by total': { sort: 'total-desc' },
      'by customer': { sort: 'customer-asc' },
      'search, number': { search: '123456' },
      'search, tracking': { search: '1z' },
      'search, first name': { search: 'ann' },
    },
    search: someone('orders', 'email'),
  },
  {
    name: 'products',
    noun: 'products',
    verb: 'listAllProducts',
    rows: 'products',
    asked: {
      drafts: { status: 'draft' },
      published: { status: 'published' },
      'by name': { sort: 'name-asc' },
      'by price': { sort: 'price-desc' },
      ...productSearches,
    },
    search: someone('products', 'sku'),
  },
  {
    name: 'customers',
    noun: 'customers',
    verb: 'listCustomers',
    rows: 'customers',
    asked: { 'by email': { sort: 'email-asc' }, 'search, first name': { search: 'ann' } },
    search: someone('customers', 'email'),
  },
  {
    name: 'reviews',
    noun: 'reviews',
    verb: 'listAllReviews',
    rows: 'reviews',
    asked: {
      unanswered: { state: 'unanswered' },
      hidden: { state: 'hidden' },
      'one star': { rating: 1 },
      ...productSearches,
    },
    search: someone('reviews', 'email'),
  },
  {
    name: 'alerts',
    noun: 'stockAlerts',
    verb: 'listStockAlerts',
    rows: 'alerts',
    asked: { notified: { state: 'sent' }, ...productSearches },
    search: someone('stock_alerts', 'email', 'emailed_at is null'),
  },
  {
    name: 'wanted variants',
    noun: 'stockAlerts',
    verb: 'listWantedVariants',
    rows: 'variants',
    asked: productSearches,
  },
  {
    name: 'messages',
    noun: 'messages',
    verb: 'listMessages',
    rows: 'messages',
    asked: { closed: { status: 'closed' }, 'search, first name': { status: 'closed', search: 'ann' } },
    search: someone('messages', 'email', "status = 'open'"),
  },
  {
    name: 'emails',
    noun: 'emails',
    verb: 'listEmails',
    rows: 'emails',
    asked: { 'not sent': { state: 'unsent' }, failed: { state: 'parked' }, 'oldest first': { sort: 'oldest' } },
    search: someone('emails', 'to_email'),
    searchField: 'to',
  },
  {
    name: 'audit log',
    noun: 'audit',
    verb: 'listAuditEvents',
    rows: 'entries',
    asked: {
      products: { kind: 'product' },
      orders: { kind: 'order' },
      'one day': { from: '2026-10-01', until: '2026-10-01' },
    },
  },
  { name: 'personal data seen', noun: 'audit', verb: 'listPersonalReads', rows: 'reads', asked: {} },
  {
    name: 'subscribers',
    noun: 'newsletter',
    verb: 'listSubscribers',
    rows: 'subscribers',
    asked: { unsubscribed: { state: 'unsubscribed' } },
    search: someone('newsletter_subscribers', 'email'),
  },
  {
    name: 'discounts',
    noun: 'discounts',
    verb: 'listDiscounts',
    rows: 'discounts',
    asked: {
      active: { state: 'active' },
      scheduled: { state: 'scheduled' },
      expired: { state: 'expired' },
      'for one customer': { isForOne: true },
    },
    search:
      'select c.code as one from discount_codes c join discounts d on d.id = c.discount_id where d.owner_email is null order by c.id limit 1',
  },
  {
    name: 'returns',
    noun: 'returns',
    verb: 'listReturns',
    rows: 'returns',
    asked: {
      approved: { state: 'approved' },
      closed: { state: 'closed' },
      'search, first name': { search: 'ann' },
      'search, order': { search: '100123' },
    },
    search: 'select o.email as one from returns r join orders o on o.id = r.order_id order by r.id limit 1',
  },
  {
    name: 'inventory',
    noun: 'inventory',
    verb: 'listStockSheets',
    rows: 'sheets',
    asked: { drafts: { state: 'draft' }, counts: { kind: 'count' }, 'search, word': { search: 'delivery' } },
    search: someone('stock_sheets', 'reference'),
  },
  {
    name: 'security log',
    noun: 'securityLog',
    verb: 'listSecurityEvents',
    rows: 'events',
    asked: { 'failed logins': { event: 'login_failed' }, 'webhooks refused': { event: 'webhook_refused' } },
  },
]
