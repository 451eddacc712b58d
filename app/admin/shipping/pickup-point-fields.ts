import type { FormField, FormFields } from '#contract/check-form.ts'
import { writeAmount } from '#contract/money.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { adminPickupMessages as messages } from '#messages/en-US/admin/pickup.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { readPrice } from '../products/read-number.ts'

const optional: Pick<FormField, 'isOptional' | 'autoComplete'> = { isOptional: true, autoComplete: 'off' }

/** The fields of a pickup point; the server refuses what does not fit together, with the message of its field. */
export const pickupPointFormFields = () =>
  ({
    name: {
      label: messages.name,
      hint: messages.nameHint,
      missing: apiShippingMessages.nameMissing,
      maxLength: 60,
      autoComplete: 'off',
    },
    line1: { label: messages.line1, missing: buyerMessages.line1Missing, maxLength: 120, autoComplete: 'off' },
    line2: { label: messages.line2, ...optional, maxLength: 120 },
    postalCode: { label: messages.postalCode, ...optional, maxLength: 12 },
    city: { label: messages.city, missing: buyerMessages.cityMissing, maxLength: 80, autoComplete: 'off' },
    state: { label: messages.state, hint: messages.stateHint, ...optional, maxLength: 80 },
    country: {
      label: messages.country,
      hint: messages.countryHint,
      missing: buyerMessages.countryMissing,
      maxLength: 2,
      autoComplete: 'off',
    },
    hours: {
      label: messages.hours,
      hint: messages.hoursHint,
      control: 'paragraph',
      rows: 4,
      ...optional,
      maxLength: 500,
    },
    price: {
      label: messages.price,
      hint: messages.priceHint,
      inputMode: 'decimal',
      missing: null,
      autoComplete: 'off',
    },
    readyDays: {
      label: messages.readyDays,
      hint: messages.readyDaysHint,
      inputMode: 'numeric',
      missing: null,
      autoComplete: 'off',
    },
    isOn: { label: messages.isOn, control: 'checkbox' },
  }) satisfies FormFields
export type PickupPointFields = ReturnType<typeof pickupPointFormFields>

type Typed = Record<keyof PickupPointFields, string>

/** The values of the form for a pickup point. */
export function typedPoint({ pointId: _, version: __, price, readyDays, isOn, ...texts }: OwnPickupPoint): Typed {
  return { ...texts, price: writeAmount(price), readyDays: String(readyDays), isOn: isOn ? 'on' : '' }
}

/** What the values of the form say of a pickup point. */
export function readPoint({ price, readyDays, isOn, country, state, ...texts }: Readonly<Typed>) {
  const isUs = country.trim().toUpperCase() === 'US'
  return {
    ...texts,
    country: country.trim().toUpperCase(),
    state: isUs ? state.trim().toUpperCase() : state,
    price: readPrice(price.trim() || '0') ?? Number.NaN,
    readyDays: /^\d{1,3}$/.test(readyDays.trim()) ? Number(readyDays) : Number.NaN,
    isOn: isOn === 'on',
  }
}
