import type { FormState } from '#app/ui/form/form-state.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
import { RowForm } from '../row-form.tsx'
import { type PickupPointFields, typedPoint } from './pickup-point-fields.ts'

const names = [
  ...(['name', 'line1', 'line2', 'postalCode', 'city', 'state', 'country'] as const),
  ...(['hours', 'price', 'readyDays', 'isOn'] as const),
]

/** Everything of a pickup point. */
export function PickupPointForm({ point, form }: { point: OwnPickupPoint; form: FormState<PickupPointFields> }) {
  return <RowForm form={form} names={names} theirs={typedPoint(point)} said={adminPickupMessages} />
}
