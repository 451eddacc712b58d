import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { UndoButton } from '../undo-button.tsx'
import { type PickupPointFields, typedPoint } from './pickup-point-fields.ts'

const names = [
  ...(['name', 'line1', 'line2', 'postalCode', 'city', 'state', 'country'] as const),
  ...(['hours', 'price', 'readyDays', 'isOn'] as const),
]

/** Everything of a pick-up point; on a conflict it tells what another admin has saved. */
export function PickupPointForm({ point, form }: { point: OwnPickupPoint; form: FormState<PickupPointFields> }) {
  const isStale = form.stale.length > 0
  const theirs = typedPoint(point)
  const stale = names.filter((name) => form.stale.includes(name))
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminPickupMessages.conflict}
          changes={stale.map((name) => (
            <li key={name}>{adminPickupMessages.isNow(form.fields[name].label, theirs[name])}</li>
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
