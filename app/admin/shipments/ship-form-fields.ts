import type { FormFields } from '#contract/check-form.ts'
import { trackingNumberFormat } from '#contract/shipments/tracking-number.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'

export const shipFormFields = {
  /** Empty: none, where that is offered. */
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
    get missing() {
      return apiShipmentsMessages.invalidTrackingNumber
    },
    rule: (typed) => (trackingNumberFormat.test(typed) ? null : apiShipmentsMessages.invalidTrackingNumber),
    refusal: /./,
  },
} satisfies FormFields
