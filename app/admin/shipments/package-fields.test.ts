import { expect, test } from 'vitest'
import { checkForm } from '#contract/check-form.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { trackingFields } from './package-fields.ts'

const { invalidTrackingNumber } = apiShipmentsMessages

test.each([
  ['USPS', '', invalidTrackingNumber],
  ['USPS', '123', invalidTrackingNumber],
  ['USPS', '9400111202555842000000', undefined],
  ['', '', undefined],
])('a package of carrier "%s" with number "%s" has the error %s', (carrier, trackingNumber, error) => {
  const found = checkForm(trackingFields, { carrier, trackingNumber, isEmailed: 'on' })
  expect(found?.errors.trackingNumber).toBe(error)
})
