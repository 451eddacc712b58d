import { defineMessages } from '../define-messages.ts'

/** What is wrong with a field, by rules that several forms share. */
export const rulesMessages = defineMessages('rules', {
  timeInvalid: 'Please enter a date and a time.',
  /** spec: of login, registration, password recovery */
  invalidEmail: 'Invalid email address.',
  /** spec: of the account and contact forms */
  invalidEmailPlain: 'Invalid email address',
  /** spec */
  passwordShort: 'The passwords must be 8 or more characters.',
  /** spec: of registration */
  passwordsDiffer: 'The passwords do not match.',
  /** spec: of the password reset */
  passwordsDifferReset: 'Passwords does not match',
})
