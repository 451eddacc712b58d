import type { FormFields } from '#contract/check-form.ts'
import { trackingNumberFormat, wrongTrackingNumber } from '#contract/shipments/tracking-number.ts'

export const shipFormFields = {
  carrier: { label: 'Carrier', control: 'select' },
  trackingNumber: {
    label: 'Tracking number',
    autoComplete: 'off',
    maxLength: 40,
    missing: wrongTrackingNumber,
    rule: (typed) => (trackingNumberFormat.test(typed) ? null : wrongTrackingNumber),
    refusal: /./,
  },
} satisfies FormFields
