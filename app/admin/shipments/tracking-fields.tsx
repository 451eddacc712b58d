import { useState } from 'react'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { guessCarrier } from '#contract/shipping/number-formats.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

interface TrackingFieldsProps<F extends FormFields> {
  of: FormState<F & { carrier: F[string]; trackingNumber: F[string] }>
  /** Those that are on. */
  carriers: readonly Carrier[]
  /** Whether a package may go without tracking. */
  isOptional?: boolean
}

/** Carrier and tracking number. A number that is recognized chooses its carrier, until one is chosen by hand. */
export function TrackingFields<F extends FormFields>({ of: form, carriers, isOptional }: TrackingFieldsProps<F>) {
  const [isChosen, setChosen] = useState(false)
  const set = (changes: { carrier?: string; trackingNumber?: string }) =>
    form.set(changes as Partial<typeof form.values>)

  function typeNumber(trackingNumber: string) {
    const guess = isChosen ? undefined : guessCarrier(carriers, trackingNumber)
    set({ trackingNumber, ...(guess && { carrier: guess.name }) })
  }

  function choose(carrier: string) {
    setChosen(true)
    set({ carrier })
  }

  return (
    <>
      <FormField
        of={form}
        name="carrier"
        options={[
          ...(isOptional ? [{ value: '', label: adminOrdersMessages.noTracking }] : []),
          ...carriers.map(({ name }) => name),
        ]}
        onValue={choose}
        className="w-36 shrink-0"
      />
      <FormField of={form} name="trackingNumber" onValue={typeNumber} className="min-w-40 grow basis-40 lg:basis-56" />
    </>
  )
}
