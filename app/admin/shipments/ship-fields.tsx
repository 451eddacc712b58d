import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { shipFormFields } from './ship-form-fields.ts'

/** The fields of a form that ships an order: carrier and tracking number. */
export function ShipFields({ of: form }: { of: FormState<typeof shipFormFields> }) {
  const { carriers } = useSettings()
  return (
    <>
      <FormField of={form} name="carrier" options={carriers.offered} className="w-28 shrink-0" />
      <FormField of={form} name="trackingNumber" className="min-w-40 grow basis-40 lg:basis-56" />
      <Button type="submit" busy={form.isBusy} className="max-sm:w-full sm:mt-7">
        {adminOrdersMessages.ship}
      </Button>
    </>
  )
}
