import { buyerFields } from '#app/checkout/buyer-fields.ts'
import type { FormFields } from '#contract/check-form.ts'
import { maxNotes } from '#contract/orders/order-notes.ts'
import { manualPayments } from '#contract/pending-orders/pending-order.ts'
import type { StaffAccess } from '#contract/staff/roles.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { paidFields } from './paid-fields.ts'

export type ManualPayment = (typeof manualPayments)[number]

export const contactNames = ['email', 'name', 'country'] as const
/** What a payment link does not need, as the card page asks for it. */
export const addressNames = ['phone', 'line1', 'line2', 'city', 'state', 'postalCode'] as const

interface NewOrder {
  payment: ManualPayment
  country: string
  may: (access: StaffAccess) => boolean
}

/** The fields of an order that staff make, for a way to pay it and a country; who may not mark orders as paid places none that is. */
export function newOrderFields({ payment, country, may }: NewOrder): FormFields {
  const payments = manualPayments.filter((each) => each !== 'paid' || may('manager'))
  const buyer = buyerFields(country)
  const named = (names: readonly (keyof typeof buyer)[]) => names.map((name) => [name, buyer[name]] as const)
  return {
    payment: {
      label: said.payment,
      control: 'select',
      options: payments.map((value) => ({ value, label: said.payments[value] })),
    },
    ...Object.fromEntries(named(contactNames)),
    ...(payment !== 'link' && Object.fromEntries(named(addressNames))),
    shipping: { label: buyerMessages.shipping, control: 'select', missing: null },
    ...(payment === 'paid' ? paidFields() : { days: daysField() }),
    note: { label: said.note, hint: said.noteHint, control: 'paragraph', rows: 3, isOptional: true, maxLength: 1_000 },
    customerNote: {
      label: said.customerNote,
      hint: said.customerNoteHint,
      control: 'paragraph',
      rows: 2,
      isOptional: true,
      maxLength: maxNotes.customerNote,
    },
    giftMessage: {
      label: said.giftMessage,
      hint: said.giftMessageHint,
      control: 'paragraph',
      rows: 2,
      isOptional: true,
      maxLength: maxNotes.giftMessage,
    },
    taxNumber: { label: said.taxNumber, hint: said.taxNumberHint, isOptional: true, maxLength: maxNotes.taxNumber },
  }
}

function daysField(): FormFields[string] {
  return {
    label: said.days,
    inputMode: 'numeric',
    autoComplete: 'off',
    missing: said.daysInvalid,
    rule: (value) => (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 60 ? null : said.daysInvalid),
  }
}
