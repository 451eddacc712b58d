import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { FormFields } from '#contract/check-form.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { useReturnForm } from './use-return-form.ts'

type Line = OrderReturn['lines'][number]

const receivedField = ({ lineId }: Line) => `received-${lineId}`
const restockedField = ({ lineId }: Line) => `restocked-${lineId}`

/** Counts what arrived, and what of it returns to stock. */
export function ReceiveForm({ orderReturn: { _id: returnId, lines } }: { orderReturn: OrderReturn }) {
  const form = useReturnForm({
    fields: fieldsOf(lines),
    initial: Object.fromEntries(
      lines.flatMap((line) => [
        [receivedField(line), String(line.quantity)],
        [restockedField(line), String(line.quantity)],
      ]),
    ),
    send: (values) => {
      const numberIn = (name: string) => Number(values[name] ?? 0)
      return api.returns.receiveReturn({
        returnId,
        lines: lines.map((line) => {
          const received = numberIn(receivedField(line))
          return { lineId: line.lineId, received, restocked: Math.min(received, numberIn(restockedField(line))) }
        }),
      })
    },
  })
  return (
    <Form of={form} label={adminReturnsMessages.receiveTitle} className="grid gap-4">
      <FormSummary of={form} />
      {lines.map((line) => (
        <div key={line.lineId} className="grid gap-4 sm:grid-cols-2">
          <FormField of={form} name={receivedField(line)} />
          <FormField of={form} name={restockedField(line)} />
        </div>
      ))}
      <p className="text-small text-ink-soft">{adminReturnsMessages.receiveHint}</p>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminReturnsMessages.receive}
      </Button>
    </Form>
  )
}

function fieldsOf(lines: readonly Line[]): FormFields {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const options = Array.from({ length: line.quantity + 1 }, (_, units) => {
        return { value: String(units), label: adminReturnsMessages.unitsAre(units, line.quantity) }
      })
      const select = { control: 'select' as const, options }
      return [
        [receivedField(line), { ...select, label: adminReturnsMessages.receivedOf(line.name) }],
        [restockedField(line), { ...select, label: adminReturnsMessages.restockedOf(line.name) }],
      ]
    }),
  )
}
