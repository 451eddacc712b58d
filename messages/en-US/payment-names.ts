import { defineMessages } from '../define-messages.ts'

/** What ways to pay are called, by the names that payment providers and the shop have for them. */
export const paymentNamesMessages = defineMessages('payment-names', {
  names: {
    link: 'Link',
    klarna: 'Klarna',
    afterpay: 'Afterpay',
    afterpay_clearpay: 'Afterpay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    sepa_debit: 'SEPA direct debit',
    us_bank_account: 'Bank debit',
    bacs_debit: 'Bank debit',
    au_becs_debit: 'Bank debit',
    nz_bank_account: 'Bank debit',
    acss_debit: 'Bank debit',
    bank_debit: 'Bank debit',
    pay_in_3: 'Pay in 3',
    pay_later: 'Pay later',
    bank_transfer: 'Bank transfer',
    cash: 'Cash',
    other: 'Paid elsewhere',
  } as Record<string, string>,
})
