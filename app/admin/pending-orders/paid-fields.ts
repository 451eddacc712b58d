import type { FormFields } from '#contract/check-form.ts'
import { paidBy } from '#contract/pending-orders/pending-order.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'

/** How something was paid that no payment provider took. */
export function paidFields() {
  return {
    paidBy: {
      label: said.paidBy,
      control: 'select',
      options: paidBy.map((value) => ({ value, label: said.paidByNames[value] })),
    },
    reference: {
      label: said.reference,
      hint: said.referenceHint,
      isOptional: true,
      autoComplete: 'off',
      maxLength: 120,
    },
  } satisfies FormFields
}
