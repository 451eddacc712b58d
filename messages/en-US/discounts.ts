import { defineMessages } from '../define-messages.ts'

/** Codes and discounts in the cart. */
export const discountsMessages = defineMessages('discounts', {
  add: 'Add a discount code',
  code: 'Discount code',
  email: 'Your email address',
  emailHint: 'The code is for one email address. You pay with the same one.',
  apply: 'Apply',
  missing: 'Please enter a code.',
  emailInvalid: 'Please enter a valid email address.',
  tooMany: (max: number) => `A cart can have up to ${max} codes.`,
  remove: (code: string) => `Remove ${code}`,
  freeShipping: 'Free shipping',
  creditLeft: (amount: string) => `${amount} of store credit is left afterwards.`,
  onLine: (amount: string) => `Discount −${amount}`,
  unknownYet: "Discounts couldn't be calculated. You see them before you pay.",
})
