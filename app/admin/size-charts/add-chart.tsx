import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { maxChartTitle } from '#contract/size-charts/chart-shape.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'

/** Adds a size chart and opens its page. */
export function AddChart() {
  const navigate = useNavigate()
  const form = useForm({
    fields: {
      title: {
        label: adminSizeChartsMessages.title,
        hint: adminSizeChartsMessages.titleHint,
        maxLength: maxChartTitle,
        missing: apiSizeChartsMessages.titleMissing,
        autoComplete: 'off',
      },
    },
    isQuiet: true,
    async submit({ title }) {
      const { chartId } = await api.sizeCharts.addSizeChart({ title })
      await navigate(`/admin/size-charts/${chartId}`)
    },
  })
  return (
    <Form of={form} label={adminSizeChartsMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="title" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminSizeChartsMessages.add}
      </Button>
    </Form>
  )
}
