import { useEffect } from 'react'
import { api } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { stockAlertsMessages } from '#messages/en-US/stock-alerts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import type { VariantChoice } from '../products/variant-choice.ts'
import { colorOptions, notifyFields, readChoice, sizeOptions, soldOutChoice, writeChoice } from './notify-fields.ts'
import { recordSoldOutView } from './record-sold-out-view.ts'

export interface NotifyFormProps {
  product: Product
  /** The size chart of the product, which knows its sizes in another system. */
  sizeChart: ShownChart | null
  /** The variant selected on the page; preselected if it is sold out. */
  choice: VariantChoice
  /** Called with the server's message. */
  onDone: (message: string) => void
}

/** Requests a back-in-stock email; only sold-out variants can be selected. */
export function NotifyForm({ product, sizeChart, choice, onDone }: NotifyFormProps) {
  const { user } = useSession()
  const first = writeChoice(soldOutChoice(product, choice))
  const form = useForm({
    fields: notifyFields(product),
    initial: { ...first, email: user?.email ?? '' },
    draft: `notify:${product._id}:${first.selectedColor}:${first.selectedSize}`,
    async submit({ email = '', ...typed }) {
      const { color, size } = readChoice(typed)
      const { message } = await api.stockAlerts.notifyMe({
        productId: product._id,
        selectedProductName: product.name,
        email,
        selectedColor: color,
        selectedSize: size,
      })
      toast.success(message)
      onDone(message)
    },
  })
  const wanted = readChoice(form.values)
  const { color, size } = wanted
  useEffect(() => recordSoldOutView(product, { color, size }), [product, color, size])

  return (
    <Form of={form} className="flex flex-col gap-5">
      <p>{stockAlertsMessages.lead(product.name)}</p>
      <FormSummary of={form} />
      <FormField
        of={form}
        name="selectedColor"
        options={colorOptions(product)}
        onValue={(color) => form.set(writeChoice(soldOutChoice(product, { ...wanted, color })))}
      />
      <FormField of={form} name="selectedSize" options={sizeOptions(product, sizeChart, wanted)} />
      <FormField of={form} name="email" data-autofocus />
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {form.isBusy && uiMessages.wait}
      </p>
      <Button type="submit" busy={form.isBusy}>
        {stockAlertsMessages.title}
      </Button>
    </Form>
  )
}
