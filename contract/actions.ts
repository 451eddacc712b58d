/** Everything an admin does that is written down: the kind of thing, and what became of it. */
export const actions = [
  'order.shipped',
  'order.canceled',
  'order.receipt-resent',
  'order.review-invited',
  'order.refund-retried',
  'orders.exported',
  'product.created',
  'product.duplicated',
  'product.changed',
  'product.priced',
  'product.stocked',
  'product.pictures',
  'product.published',
  'product.archived',
  'products.imported',
  'customer.reset-mailed',
  'customer.logged-out',
  'customer.made-admin',
  'customer.made-customer',
  'customer.deleted',
  'message.answered',
  'message.closed',
  'message.reopened',
  'mail.retried',
  'mail.tested',
  'settings.changed',
  'page.changed',
  'payments.reconciled',
] as const
export type Action = (typeof actions)[number]

/** The kinds of things that admins change. */
export const subjectKinds = [
  'order',
  'orders',
  'product',
  'import',
  'customer',
  'message',
  'mail',
  'settings',
  'page',
  'reconciliation',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
