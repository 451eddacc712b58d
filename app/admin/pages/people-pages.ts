import type { AdminPage } from './admin-page.ts'

export const peoplePages: readonly AdminPage[] = [
  { path: '/admin/customers', name: 'customers', access: 'support', file: 'customers/customers.tsx', group: 'people' },
  {
    path: '/admin/customers/:customerId',
    name: 'customer',
    access: 'support',
    file: 'customers/customer.tsx',
    section: '/admin/customers',
  },
  { path: '/admin/messages', name: 'messages', access: 'support', file: 'messages/messages.tsx', group: 'people' },
  {
    path: '/admin/messages/:messageId',
    name: 'message',
    access: 'support',
    file: 'messages/message.tsx',
    section: '/admin/messages',
  },
  { path: '/admin/reviews', name: 'reviews', access: 'editor', file: 'reviews/reviews.tsx', group: 'people' },
  {
    path: '/admin/reviews/:reviewId',
    name: 'review',
    access: 'editor',
    file: 'reviews/review.tsx',
    section: '/admin/reviews',
  },
  {
    path: '/admin/newsletter',
    name: 'newsletter',
    access: 'support',
    file: 'newsletter/newsletter.tsx',
    group: 'people',
  },
  {
    path: '/admin/newsletter/consents',
    name: 'consents',
    access: 'support',
    file: 'newsletter/consents.tsx',
    section: '/admin/newsletter',
  },
  {
    path: '/admin/newsletter/import',
    name: 'importSubscribers',
    access: 'owner',
    file: 'newsletter/import-subscribers.tsx',
    section: '/admin/newsletter',
  },
]
