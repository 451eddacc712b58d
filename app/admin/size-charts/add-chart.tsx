import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { maxChartTitle } from '#contract/size-charts/chart-shape.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'
import { AddForm } from '../add-form.tsx'

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
  return <AddForm of={form} label={adminSizeChartsMessages.add} />
}
