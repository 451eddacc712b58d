import { wholeNumber } from './whole-number.ts'

const tenYears = 3_650

/** How many days each kind of personal data stays that no law asks to store. The night after removes it. */
export const privacyFields = {
  /** Emails that were sent, from when they were written. */
  emailDays: wholeNumber(30, tenYears),
  /** Contact messages that were answered or closed, from their last reply. */
  messageDays: wholeNumber(30, tenYears),
  /** Who asked for a product that is back, from the email about it. */
  stockAlertDays: wholeNumber(1, tenYears),
  /** Who began a checkout or an order and did not pay, from its end. */
  unpaidDays: wholeNumber(30, tenYears),
  /** Photos of returns, from the end of the return. */
  returnPhotoDays: wholeNumber(30, tenYears),
  /** Addresses that left the newsletter. */
  unsubscribedDays: wholeNumber(1, tenYears),
  /** Addresses that were typed for the newsletter and not confirmed; the emailed link works for a week. */
  unconfirmedDays: wholeNumber(7, 365),
  /** The hashed proof that an erased address had consented, from its erasure. */
  consentProofDays: wholeNumber(0, tenYears),
  /** Which staff looked at personal data. */
  personalReadDays: wholeNumber(30, tenYears),
  /** The counts of the security log. */
  securityLogDays: wholeNumber(30, tenYears),
  /** What shoppers searched for, from the last time. */
  searchDays: wholeNumber(7, 365),
  /** Invitations of staff that expired. */
  invitationDays: wholeNumber(1, 365),
  /** The email that confirms a deleted account, where no email server took it. */
  lastEmailDays: wholeNumber(1, 30),
}

export type RetentionKind = keyof typeof privacyFields
export const retentionKinds = Object.keys(privacyFields) as [RetentionKind, ...RetentionKind[]]
