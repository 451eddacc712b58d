import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { EditableOrder } from '#contract/order-changes/calls.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'
import { Section } from '../section.tsx'
import { ChangeSummary, differenceCents } from './change-summary.tsx'
import { fieldsOfLine, keptLines, lineFields, readLines } from './line-fields.ts'
import { useDifference } from './use-difference.ts'
import { type Parts, useNotePart } from './use-parts.ts'

interface LinesFormProps {
  editable: EditableOrder
  parts: Parts
}

/** Removes and replaces units of an order; the difference is shown before it is saved. */
export function LinesForm({ editable, parts }: LinesFormProps) {
  const { orderId, version } = editable
  const form = useForm({
    fields: lineFields(editable),
    initial: keptLines(editable),
    isQuiet: true,
    async submit(values) {
      if (!shown?.difference) return
      const lines = readLines(editable, values)
      const { message } = await api.orderChanges.changeLines({ orderId, version, lines, difference: shown.difference })
      toast.success(message)
      await parts.leave('items')
    },
  })
  useNotePart(parts, 'items', form)
  const wanted = readLines(editable, form.values)
  const shown = useDifference(orderId, wanted)
  const isDearer = shown?.difference ? differenceCents(shown.difference) > 0 : false
  return (
    <Form
      of={form}
      label={said.items}
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div className="max-w-form">
        <FormSummary of={form} />
        <ul className="divide-y divide-line border-y border-line">
          {editable.lines.map(({ lineId, choices }) => {
            const names = fieldsOfLine(lineId)
            return (
              <li key={lineId} className="grid gap-4 py-5">
                <FormField of={form} name={names.keep} />
                {choices.length > 0 && <FormField of={form} name={names.add} />}
                {choices.length > 0 && form.values[names.add] !== '' && <FormField of={form} name={names.count} />}
              </li>
            )
          })}
        </ul>
      </div>
      <Section title={said.summary}>
        <div aria-live="polite">
          {wanted.length === 0 && <p className="text-ink-soft">{said.nothingYet}</p>}
          {wanted.length > 0 && !shown && <p className="text-ink-soft">{said.calculating}</p>}
          {wanted.length > 0 && shown?.refusal && <p className="text-error">{shown.refusal}</p>}
          {wanted.length > 0 && shown?.difference && <ChangeSummary difference={shown.difference} />}
        </div>
        <Button
          type="submit"
          busy={form.isBusy}
          disabled={wanted.length === 0 || !shown?.difference}
          className="mt-6 w-full"
        >
          {isDearer ? said.request : said.save}
        </Button>
      </Section>
    </Form>
  )
}
