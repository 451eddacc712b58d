import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { UndoButton } from '../undo-button.tsx'
import { type carrierFormFields, typedCarrier } from './carrier-fields.ts'

type Name = keyof typeof carrierFormFields
const names = ['name', 'trackingTemplate', 'numberFormats', 'isOn', 'isDefault'] as const satisfies readonly Name[]

/** Everything of a carrier; on a conflict it tells what another admin has saved. */
export function CarrierForm({ carrier, form }: { carrier: Carrier; form: FormState<typeof carrierFormFields> }) {
  const isStale = form.stale.length > 0
  const theirs = typedCarrier(carrier)
  const stale = names.filter((name) => form.stale.includes(name))
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminCarriersMessages.conflict}
          changes={stale.map((name) => (
            <li key={name}>{adminCarriersMessages.isNow(form.fields[name].label, theirs[name])}</li>
          ))}
          onKeepMine={() => form.rebase(theirs)}
          onDiscardMine={() => form.reset(theirs)}
        />
      )}
      <Form of={form} className="max-w-text space-y-5">
        {!isStale && <FormSummary of={form} />}
        {names.map((name) => (
          <FormField key={name} of={form} name={name} />
        ))}
        <p className="flex flex-wrap gap-3 border-t border-line pt-6">
          <Button type="submit" busy={form.isBusy} disabled={!form.isDirty || isStale}>
            {adminCommonMessages.save}
          </Button>
          {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
        </p>
      </Form>
    </>
  )
}
