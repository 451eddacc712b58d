import type { FormState } from '#app/ui/form/form-state.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { RowForm } from '../row-form.tsx'
import { type carrierFormFields, typedCarrier } from './carrier-fields.ts'

type Name = keyof typeof carrierFormFields
const names = ['name', 'trackingTemplate', 'numberFormats', 'isOn', 'isDefault'] as const satisfies readonly Name[]

/** Everything of a carrier. */
export function CarrierForm({ carrier, form }: { carrier: Carrier; form: FormState<typeof carrierFormFields> }) {
  return <RowForm form={form} names={names} theirs={typedCarrier(carrier)} said={adminCarriersMessages} />
}
