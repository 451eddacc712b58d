import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnMethod, OwnZone } from '#contract/shipping/calls.ts'
import { maxMethods } from '#contract/shipping/max-methods.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { MethodFields } from './method-fields.tsx'
import { countMethods, typedMethod, typedZone } from './zone-fields.ts'

const newMethod: OwnMethod = {
  isOn: true,
  name: '',
  speed: 'standard',
  kind: 'flat',
  price: 0,
  perKg: 0,
  over: 0,
  priceOver: 0,
  minDays: 3,
  maxDays: 7,
}

/** Everything of a shipping zone; on a conflict it tells what another admin has saved. */
export function ZoneForm({ zone, form }: { zone: OwnZone; form: FormState }) {
  const isStale = form.stale.length > 0
  const count = countMethods(form.values)
  const theirs = typedZone(zone)
  const addMethod = () => form.set(typedMethod(count, newMethod))
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminShippingMessages.conflict}
          changes={form.stale.map((name) => (
            <li key={name}>{adminShippingMessages.isNow(form.fields[name]?.label ?? name, theirs[name] ?? '')}</li>
          ))}
          of={form}
          theirs={theirs}
        />
      )}
      <Form of={form} className="max-w-text space-y-4">
        {!isStale && <FormSummary of={form} />}
        <FormField of={form} name="name" />
        <FormField of={form} name="isRest" />
        {form.values.isRest !== 'on' && <FormField of={form} name="countries" />}
        <h2 className="display pt-6 text-title">{adminShippingMessages.methods}</h2>
        <p className="text-small text-ink-soft">
          {count === 0 ? adminShippingMessages.noMethods : adminShippingMessages.methodsLead}
        </p>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a method is its place in the form
          <MethodFields key={place} of={form} place={place} />
        ))}
        {count < maxMethods && (
          <Button variant="secondary" onClick={addMethod}>
            {adminShippingMessages.addMethod}
          </Button>
        )}
        <SaveButtons of={form} />
      </Form>
    </>
  )
}
