import { defineMessages } from '../define-messages.ts'

/** The contact form. */
export const contactMessages = defineMessages('contact', {
  toForm: 'Send us a message',
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'Start a number from another country with + and the country code.',
  /** spec */
  phoneInvalid: 'Invalid phone number',
  email: 'Email',
  department: 'Department',
  chooseDepartment: 'Choose a department',
  /** spec */
  departments: { Sales: 'Sales', Returns: 'Returns', 'Address Change': 'Address Change', Other: 'Other' },
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
  /** spec */
  missing: 'All fields are required. Please ensure all fields are completed before submitting your message.',
  send: 'Send message',
  aboutOrder: (order: string) => `Order ${order}`,
  aboutReturn: (order: string) => `Return of order ${order}`,
})
