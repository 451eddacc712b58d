import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

const fields = {
  orderNumber: {
    get label() {
      return adminOrdersMessages.scan.label
    },
    get hint() {
      return adminOrdersMessages.scan.hint
    },
    get missing() {
      return adminOrdersMessages.scan.missing
    },
    autoComplete: 'off',
    maxLength: 40,
  },
} satisfies FormFields

interface FindToShipProps {
  /** The field, which takes the focus again after a found order has shipped. */
  field: RefObject<HTMLInputElement | null>
  /** Moves the focus to the row of an order; false if no row is left to ship it in. */
  goToRow: (orderNumber: string) => boolean
}

/** Takes the number on a packing slip: goes to the row of the order, or opens the page of one that has none. */
export function FindToShip({ field, goToRow }: FindToShipProps) {
  const navigate = useNavigate()
  const form = useForm({
    fields,
    isQuiet: true,
    asksBeforeLeaving: false,
    async submit({ orderNumber: typed }) {
      const orderNumber = typed.toUpperCase()
      if (!goToRow(orderNumber)) await navigate(await pathOf(orderNumber))
      form.reset()
    },
  })
  return (
    <Form of={form} className="mb-8 flex flex-wrap items-start gap-3">
      <FormField of={form} name="orderNumber" ref={field} spellCheck={false} className="w-full max-w-96" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="max-sm:w-full sm:mt-7">
        {adminOrdersMessages.scan.find}
      </Button>
    </Form>
  )
}

async function pathOf(orderNumber: string): Promise<string> {
  await api.orders.findOrder({ orderNumber }).catch((error: unknown) => {
    if (!(error instanceof RefusedError && error.status === 404)) throw error
    const unknown = adminOrdersMessages.scan.unknown(orderNumber)
    throw new RefusedError(404, unknown, { orderNumber: unknown })
  })
  return `/admin/orders/${encodeURIComponent(orderNumber)}`
}
