/** The personal data that calls show to staff. */
export const personalData = [
  'customers',
  'orders',
  'invoices',
  'returns',
  'messages',
  'reviews',
  'emails',
  'disputes',
  'subscribers',
  'stockAlerts',
  'discounts',
  'staff',
] as const
export type PersonalData = (typeof personalData)[number]
