/** The personal data of shoppers that calls show to staff. */
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
] as const
export type PersonalData = (typeof personalData)[number]
