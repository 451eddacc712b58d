import type { FormFields } from '#contract/check-form.ts'
import { trackingNumberFormat, wrongTrackingNumber } from '#contract/shipments/tracking-number.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

export const shipFormFields = {
  carrier: {
    get label() {
      return adminOrdersMessages.carrier
    },
    control: 'select',
  },
  trackingNumber: {
    get label() {
      return adminOrdersMessages.trackingNumber
    },
    autoComplete: 'off',
    maxLength: 40,
    missing: wrongTrackingNumber,
    rule: (typed) => (trackingNumberFormat.test(typed) ? null : wrongTrackingNumber),
    refusal: /./,
  },
} satisfies FormFields
