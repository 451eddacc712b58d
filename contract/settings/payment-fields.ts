import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { line } from '../typed-text.ts'

/** The ways to pay on the card page; each is offered where it takes the currency. */
export const paymentFields = {
  card: z.boolean(),
  /** Apple Pay and Google Pay come with cards; this is Link. */
  wallets: z.boolean(),
  klarna: z.boolean(),
  afterpay: z.boolean(),
  paypal: z.boolean(),
  ideal: z.boolean(),
  /** SEPA, ACH and their like, by the currency; the bank confirms it days later. */
  bankDebit: z.boolean(),
}

/** The bank transfer, of which the shop itself keeps track. */
export const bankTransferFields = {
  offersTransfer: z.boolean(),
  accountHolder: line(120).check(z.trim()),
  bankName: line(120).check(z.trim()),
  /** An IBAN, or an account number. */
  accountNumber: line(60).check(z.trim()),
  /** A BIC, or a routing number or sort code. */
  bankCode: line(40).check(z.trim()),
  /** Shown below the account. */
  transferNote: line(300).check(z.trim()),
  /** How many days the items are reserved. */
  transferDays: z
    .int({ error: () => apiSettingsMessages.wholeNumber })
    .check(
      z.minimum(1, { error: () => apiSettingsMessages.min('1') }),
      z.maximum(30, { error: () => apiSettingsMessages.max('30') }),
    ),
}
