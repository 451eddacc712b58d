import { type Action, actions, type SubjectKind, subjectKinds } from '#contract/audit/actions.ts'
import type { ActivityEntry } from '#contract/audit/calls.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { type EventDetail, type EventSentence, eventSentences } from './event-sentences.ts'

/** The page of each kind of subject; null for a subject without one. */
const pages: Record<SubjectKind, (entry: ActivityEntry) => string | null> = {
  order: ({ subject }) => subject && `/admin/orders/${subject}`,
  orders: () => '/admin/orders',
  'pending-order': () => '/admin/awaiting-payment',
  return: ({ subject, subjectId }) => subject && `/admin/returns/${subjectId}`,
  product: ({ subject, subjectId }) => subject && `/admin/products/${subjectId}`,
  import: () => '/admin/products',
  category: () => '/admin/categories',
  collection: () => '/admin/collections',
  'size-chart': ({ subject, subjectId }) => subject && `/admin/size-charts/${subjectId}`,
  sale: ({ subjectId }) => `/admin/scheduled-sales/${subjectId}`,
  home: () => '/admin/home',
  discount: ({ subject, subjectId }) => subject && `/admin/discounts/${subjectId}`,
  'shipping-zone': ({ subject, subjectId }) => subject && `/admin/shipping/${subjectId}`,
  'pickup-point': ({ subject, subjectId }) => subject && `/admin/pickup-points/${subjectId}`,
  carrier: ({ subject, subjectId }) => subject && `/admin/carriers/${subjectId}`,
  guest: () => null,
  invitation: () => '/admin/staff',
  customer: ({ subject, subjectId }) => subject && `/admin/customers/${subjectId}`,
  message: ({ subject, subjectId }) => subject && `/admin/messages/${subjectId}`,
  email: ({ subject, subjectId }) => subject && `/admin/emails/${subjectId}`,
  settings: () => '/admin/settings',
  reconciliation: () => '/admin/reconciliation',
  sales: () => '/admin/sales',
  sandbox: () => '/sandbox/switches',
  review: ({ subject, subjectId }) => (subject ? `/admin/reviews/${subjectId}` : '/admin/reviews'),
  'stock-sheet': ({ subjectId }) => `/admin/inventory/${subjectId}`,
  'stock-alert': () => '/admin/stock-alerts',
  'stock-alerts': () => '/admin/stock-alerts',
  synonym: () => '/admin/search',
  subscriber: () => '/admin/newsletter',
  subscribers: () => '/admin/newsletter',
  page: ({ subjectId }) => `/admin/settings/${subjectId}`,
  'email-text': ({ subjectId }) => `/admin/email-texts/${subjectId}`,
}

/** An event as a sentence, its subject, and the page of the subject. */
export function describeEvent(entry: ActivityEntry): EventSentence & { to: string | null } {
  const action = actions.find((each): each is Action => each === entry.action)
  const kind = subjectKinds.find((each) => each === entry.subjectKind)
  const sentence = action
    ? eventSentences[action](readDetail(entry))
    : { thing: entry.subjectKind, say: adminAuditMessages.unknown(entry.action) }
  return { ...sentence, thing: entry.subject ?? sentence.thing, to: kind ? pages[kind](entry) : null }
}

function readDetail({ subjectId, detail }: ActivityEntry): EventDetail {
  return {
    id: subjectId,
    names: Object.keys(detail),
    text: (name) => (typeof detail[name] === 'string' ? detail[name] : ''),
    flag: (name) => detail[name] === true,
    number: (name) => (typeof detail[name] === 'number' ? detail[name] : null),
    list: (name) => (Array.isArray(detail[name]) ? detail[name] : []),
  }
}
