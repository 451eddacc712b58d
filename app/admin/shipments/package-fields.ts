import type { FormFields } from '#contract/check-form.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { choiceOf } from '../orders/print-page.tsx'
import { shipFormFields } from './ship-form-fields.ts'

type Values = Readonly<Record<string, string>>

export const unitsField = (lineId: string) => `units-${lineId}`

/** Carrier and tracking number of a package, which goes without only where none is chosen, and whether the buyer gets an email. */
export const trackingFields = {
  carrier: { label: shipFormFields.carrier.label, control: 'select', missing: null },
  trackingNumber: {
    ...shipFormFields.trackingNumber,
    missing: null,
    ruleIfEmpty: (_empty, { carrier }) => (carrier ? apiShipmentsMessages.invalidTrackingNumber : null),
  },
  isEmailed: {
    get label() {
      return adminOrdersMessages.package.isEmailed
    },
    control: 'checkbox',
  },
} as const satisfies FormFields

/** The fields of a package: the units of each line that are left, and its tracking. */
export function packageFields(order: Order): FormFields & typeof trackingFields {
  const units = unitsLeft(order).map(({ line, quantity }) => [
    unitsField(line._id),
    {
      label: [line.name, choiceOf(line)].filter(Boolean).join(', '),
      control: 'select',
      missing: null,
      options: Array.from({ length: quantity + 1 }, (_, at) => ({
        value: String(quantity - at),
        label: adminOrdersMessages.package.unitsOf(quantity - at, quantity),
      })),
    },
  ])
  return { ...Object.fromEntries(units), ...trackingFields }
}

/** All that is left, with the default carrier. */
export function wholePackage(order: Order, carriers: readonly Carrier[]): Record<string, string> {
  return {
    ...Object.fromEntries(unitsLeft(order).map(({ line, quantity }) => [unitsField(line._id), String(quantity)])),
    carrier: carriers.find(({ isDefault }) => isDefault)?.name ?? '',
    trackingNumber: '',
    isEmailed: 'on',
  }
}

/** The chosen units. */
export function readUnits(order: Order, values: Values): { lineId: string; quantity: number }[] {
  return unitsLeft(order)
    .map(({ line }) => ({ lineId: line._id, quantity: Number(values[unitsField(line._id)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The tracking as a call takes it. */
export function readTracking({ carrier, trackingNumber, isEmailed }: Values, acceptsAnyNumber: boolean) {
  return {
    carrier: carrier || null,
    trackingNumber: trackingNumber || null,
    isEmailed: isEmailed === 'on',
    acceptsAnyNumber,
  }
}
