import { defineMessages } from '../define-messages.ts'

/** Codes and discounts in the cart. */
export const discountsMessages = defineMessages('discounts', {
  add: 'Add a discount code',
  code: 'Discount code',
  email: 'Your email address',
  emailHint: 'The code is for one email address. Use the same one when you pay.',
  apply: 'Apply',
  missing: 'Please enter a code.',
  emailInvalid: 'Please enter a valid email address.',
  tooMany: (max: number) => `A cart can have up to ${max} codes.`,
  remove: (code: string) => `Remove ${code}`,
  logIn: 'Log in',
  freeShipping: 'Free shipping',
  creditLeft: (amount: string) => `${amount} of store credit will be left.`,
  onLine: (amount: string) => `Discount -${amount}`,
  unknownYet: "We couldn't calculate your discounts. You'll see them before you pay.",
})
