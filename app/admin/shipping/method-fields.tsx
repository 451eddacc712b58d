import { ArrowUp, Trash2 } from 'lucide'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { arrangeMethods, countMethods, nameOf } from './zone-fields.ts'

/** One method of a zone: name, speed, price and days, with buttons that move and remove it. */
export function MethodFields({ of: form, place }: { of: FormState; place: number }) {
  const kind = form.values[nameOf(place, 'kind')]
  const all = Array.from({ length: countMethods(form.values) }, (_, each) => each)
  const remove = () => form.set(arrangeMethods(form.values, all.toSpliced(place, 1)))
  const moveUp = () => form.set(arrangeMethods(form.values, all.toSpliced(place - 1, 2, place, place - 1)))
  const isOver = kind === 'by_subtotal' || kind === 'free_above'
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{adminShippingMessages.method(place + 1)}</legend>
      <div className="flex items-center gap-2">
        <p aria-hidden className="grow font-medium">
          {adminShippingMessages.method(place + 1)}
        </p>
        {place > 0 && (
          <IconButton label={adminShippingMessages.moveUp(place + 1)} onClick={moveUp}>
            <Icon of={ArrowUp} size={18} />
          </IconButton>
        )}
        <IconButton label={adminShippingMessages.removeMethod(place + 1)} onClick={remove}>
          <Icon of={Trash2} size={18} />
        </IconButton>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormField of={form} name={nameOf(place, 'name')} />
        <FormField of={form} name={nameOf(place, 'speed')} />
        <FormField of={form} name={nameOf(place, 'kind')} />
        <FormField of={form} name={nameOf(place, 'price')} />
        {kind === 'by_weight' && <FormField of={form} name={nameOf(place, 'perKg')} />}
        {isOver && <FormField of={form} name={nameOf(place, 'over')} />}
        {kind === 'by_subtotal' && <FormField of={form} name={nameOf(place, 'priceOver')} />}
        <div className="grid grid-cols-2 gap-x-4 sm:col-start-1">
          <FormField of={form} name={nameOf(place, 'minDays')} />
          <FormField of={form} name={nameOf(place, 'maxDays')} />
        </div>
      </div>
      <div className="mt-4">
        <FormField of={form} name={nameOf(place, 'isOn')} />
      </div>
    </fieldset>
  )
}
