import type { paymentNamesMessages as source } from '../en-US/payment-names.ts'
import type { Translation } from '../translation.ts'

export const paymentNamesMessages: Translation<typeof source> = {
  names: {
    link: 'Link',
    klarna: 'Klarna',
    afterpay: 'Afterpay',
    afterpay_clearpay: 'Afterpay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    sepa_debit: 'SEPA-Lastschrift',
    us_bank_account: 'Lastschrift',
    bacs_debit: 'Lastschrift',
    au_becs_debit: 'Lastschrift',
    nz_bank_account: 'Lastschrift',
    acss_debit: 'Lastschrift',
    bank_debit: 'Lastschrift',
    pay_in_3: 'In 3 Raten',
    pay_later: 'Später zahlen',
    bank_transfer: 'Überweisung',
    cash: 'Bar',
    other: 'Anders bezahlt',
  },
}
