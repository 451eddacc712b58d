import * as z from 'zod/mini'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { wrongPostal, wrongState } from '../checkout/buyer.ts'
import { isCountryCode } from '../countries.ts'
import { line, paragraphs } from '../typed-text.ts'
import { shippingAmount, shippingDays } from './shipping-amount.ts'

const filled = (max: number, error: () => string) => line(max).check(z.trim(), z.minLength(1, { error }))

export const pickupPointName = filled(60, () => apiShippingMessages.nameMissing)

export const pickupPointFields = {
  name: pickupPointName,
  line1: filled(120, () => buyerMessages.line1Missing),
  line2: line(120).check(z.trim()),
  city: filled(80, () => buyerMessages.cityMissing),
  /** The code of a US state; a region elsewhere. */
  state: line(80).check(z.trim()),
  postalCode: line(12).check(z.trim()),
  country: line(2).check(
    z.refine((value) => isCountryCode(value), { error: () => buyerMessages.countryMissing }),
    z.meta({ examples: ['DE'] }),
  ),
  hours: paragraphs(500).check(z.trim()),
  /** 0 for free. */
  price: shippingAmount,
  readyDays: shippingDays,
  /** Whether shoppers can choose it. */
  isOn: z.boolean(),
}

/** What is wrong with the state or the postal code for the country, by the field. */
export function wrongPlace({ state, postalCode, country }: Record<'state' | 'postalCode' | 'country', string>) {
  return { state: wrongState(state, country), postalCode: wrongPostal(postalCode, country) }
}

/** A pickup point as the owner edits it, without an address until that is saved; the amount is in the shop's currency. */
export const ownPickupPoint = z.object({
  pointId: z.uuid(),
  ...pickupPointFields,
  line1: z.string(),
  city: z.string(),
  version: z.number(),
})
export type OwnPickupPoint = z.infer<typeof ownPickupPoint>
