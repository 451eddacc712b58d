import { Button } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { shipFormFields } from './ship-form-fields.ts'
import { TrackingFields } from './tracking-fields.tsx'

interface ShipFieldsProps {
  of: FormState<typeof shipFormFields>
  carriers: readonly Carrier[]
}

/** The fields of a form that ships an order: carrier and tracking number. */
export function ShipFields({ of: form, carriers }: ShipFieldsProps) {
  return (
    <>
      <TrackingFields of={form} carriers={carriers} />
      <Button type="submit" busy={form.isBusy} className="max-sm:w-full sm:mt-7">
        {adminOrdersMessages.ship}
      </Button>
    </>
  )
}
