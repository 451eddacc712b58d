import * as z from 'zod/mini'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { call } from '../call.ts'
import { seenVersion } from '../categories/page-fields.ts'
import { countryList } from '../country-list.ts'
import { line } from '../typed-text.ts'
import { carrier, carrierFields } from './carrier.ts'
import { maxMethods } from './max-methods.ts'
import { ownPickupPoint, pickupPointFields, pickupPointName } from './own-pickup-point.ts'
import { shippingAmount, shippingDays } from './shipping-amount.ts'
import { methodKinds, shippingOptions } from './zone-shape.ts'

const maxNameLength = 60
const zoneName = line(maxNameLength).check(z.trim(), z.minLength(1, { error: () => apiShippingMessages.nameMissing }))

/** A method as the owner edits it; amounts are in the shop's currency. */
const ownMethod = z.object({
  isOn: z.boolean(),
  /** Empty: called after its speed. */
  name: line(maxNameLength).check(z.trim()),
  speed: z.enum(shippingOptions),
  kind: z.enum(methodKinds),
  price: shippingAmount,
  /** For each started kilogram, by weight. */
  perKg: shippingAmount,
  /** The subtotal above which shipping is free, or costs `priceOver`. */
  over: shippingAmount,
  priceOver: shippingAmount,
  minDays: shippingDays,
  maxDays: shippingDays,
})
export type OwnMethod = z.infer<typeof ownMethod>

const zoneFields = {
  name: zoneName,
  /** Whether it has every country sold to that no other zone lists; it then lists none itself. */
  isRest: z.boolean(),
  countries: countryList(['DE', 'FR']),
  /** In the order in which shoppers see them. */
  methods: z
    .array(ownMethod)
    .check(z.maxLength(maxMethods, { error: () => apiShippingMessages.tooManyMethods(maxMethods) })),
}

const ownZone = z.object({ zoneId: z.uuid(), ...zoneFields, version: z.number() })
export type OwnZone = z.infer<typeof ownZone>

const message = z.string()

/** Changes are refused with 409 for a stale version, and for a country or a name that another zone has. */
export const calls = {
  listZones: call({
    method: 'POST',
    path: 'shipping/listZones',
    access: 'manager',
    summary: 'The shipping zones with their methods.',
    payload: z.object({}),
    response: z.object({
      zones: z.array(ownZone),
      /** The countries sold to that no method ships to. */
      unserved: z.array(z.string()),
      /** Variants without a weight, which count as nothing where shipping is priced by weight. */
      unweighed: z.number(),
    }),
  }),

  listDestinations: call({
    method: 'POST',
    path: 'shipping/listDestinations',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The countries that the shop ships to, by name in the language of the caller.',
    payload: z.object({}),
    response: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),

  addZone: call({
    method: 'POST',
    path: 'shipping/addZone',
    access: 'manager',
    summary: 'Adds a shipping zone without countries and methods.',
    listsFieldErrors: true,
    payload: z.object({ name: zoneName }),
    response: z.object({ zoneId: z.uuid(), message }),
  }),

  changeZone: call({
    method: 'PUT',
    path: 'shipping/changeZone',
    access: 'manager',
    summary: 'Changes a shipping zone with its countries and methods.',
    listsFieldErrors: true,
    payload: z.object({ zoneId: z.uuid(), version: seenVersion, ...zoneFields }),
    response: z.object({ zone: ownZone, message }),
  }),

  removeZone: call({
    method: 'PUT',
    path: 'shipping/removeZone',
    access: 'manager',
    summary: 'Deletes a shipping zone with its methods.',
    payload: z.object({ zoneId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),

  listPickupPoints: call({
    method: 'POST',
    path: 'shipping/listPickupPoints',
    access: 'manager',
    summary: 'The pickup points by name.',
    payload: z.object({}),
    response: z.object({ points: z.array(ownPickupPoint) }),
  }),

  addPickupPoint: call({
    method: 'POST',
    path: 'shipping/addPickupPoint',
    access: 'manager',
    summary: 'Adds a pickup point in the country of the shop, which is off until its address is saved.',
    listsFieldErrors: true,
    payload: z.object({ name: pickupPointName }),
    response: z.object({ pointId: z.uuid(), message }),
  }),

  changePickupPoint: call({
    method: 'PUT',
    path: 'shipping/changePickupPoint',
    access: 'manager',
    summary: 'Changes a pickup point for new checkouts.',
    listsFieldErrors: true,
    payload: z.object({ pointId: z.uuid(), version: seenVersion, ...pickupPointFields }),
    response: z.object({ point: ownPickupPoint, message }),
  }),

  removePickupPoint: call({
    method: 'PUT',
    path: 'shipping/removePickupPoint',
    access: 'manager',
    summary: 'Deletes a pickup point; orders that it has keep its address and opening hours.',
    payload: z.object({ pointId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),

  listCarriers: call({
    method: 'POST',
    path: 'shipping/listCarriers',
    access: 'support',
    summary: 'The carriers in their order.',
    payload: z.object({}),
    response: z.object({ carriers: z.array(carrier) }),
  }),

  addCarrier: call({
    method: 'POST',
    path: 'shipping/addCarrier',
    access: 'manager',
    summary: 'Adds a carrier without a tracking page.',
    listsFieldErrors: true,
    payload: z.object({ name: carrierFields.name }),
    response: z.object({ carrierId: z.uuid(), message }),
  }),

  changeCarrier: call({
    method: 'PUT',
    path: 'shipping/changeCarrier',
    access: 'manager',
    summary: 'Changes a carrier for packages shipped from then on.',
    listsFieldErrors: true,
    payload: z.object({ carrierId: z.uuid(), version: seenVersion, ...carrierFields }),
    response: z.object({ carrier, message }),
  }),

  moveCarrier: call({
    method: 'PUT',
    path: 'shipping/moveCarrier',
    access: 'manager',
    summary: 'Moves a carrier by one place in the order in which carriers are offered and guessed.',
    payload: z.object({ carrierId: z.uuid(), to: z.enum(['up', 'down']) }),
    response: z.object({ message }),
  }),

  removeCarrier: call({
    method: 'PUT',
    path: 'shipping/removeCarrier',
    access: 'manager',
    summary: 'Deletes a carrier; packages that it has keep its name and tracking page.',
    payload: z.object({ carrierId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),
}
