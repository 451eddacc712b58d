import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { Refundable } from '#contract/payments/calls.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { emptyRefund, readRefund, refundFields, wholeRefund } from './refund-fields.ts'

interface RefundFormProps {
  refundable: Refundable
  orderNumber: string
}

/** Refunds units, shipping, both or an amount of an order, and returns to it. */
export function RefundForm({ refundable, orderNumber }: RefundFormProps) {
  const navigate = useNavigate()
  const { orderId, refunded, rest, lines, hasShipped } = refundable
  const fields = refundFields(refundable)
  const form = useForm({
    fields,
    initial: emptyRefund(refundable),
    isQuiet: true,
    async submit(values) {
      const { wish } = readRefund(refundable, values)
      const { message } = await api.payments.refundOrder({ orderId, refunded, ...wish })
      toast.success(message)
      await navigate(`/admin/orders/${orderNumber}`)
    },
  })
  const { cents } = readRefund(refundable, form.values)
  return (
    <Form of={form} label={adminOrdersMessages.refund.title(orderNumber)} className="grid max-w-form gap-5">
      <FormSummary of={form} />
      {!hasShipped && <p>{adminOrdersMessages.refund.notShipped}</p>}
      {lines.some(({ amounts }) => amounts.length > 0) && (
        <Button variant="quiet" className="-mx-2 justify-self-start" onClick={() => form.set(wholeRefund(refundable))}>
          {adminOrdersMessages.refund.everything}
        </Button>
      )}
      {Object.keys(fields).map((name) => (
        <FormField key={name} of={form} name={name} />
      ))}
      <p className="text-small text-ink-soft">
        {adminOrdersMessages.refund.left(formatCents(toCents(rest)))} {adminOrdersMessages.refund.hint}
      </p>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {cents > 0 ? adminOrdersMessages.refund.submit(formatCents(cents)) : adminOrdersMessages.refund.action}
      </Button>
    </Form>
  )
}
