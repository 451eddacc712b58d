/** Everything an admin does that is written down: the kind of thing, and what became of it. */
export const actions = [
  'order.shipped',
  'order.canceled',
  'order.receipt-resent',
  'order.review-invited',
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
  'mail.retried',
] as const
export type Action = (typeof actions)[number]

/** The kinds of things that admins change. */
export const subjectKinds = ['order', 'orders', 'product', 'import', 'mail'] as const
export type SubjectKind = (typeof subjectKinds)[number]
