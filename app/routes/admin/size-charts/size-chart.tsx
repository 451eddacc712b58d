import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { chartFormFields, readChart, valuesOfChart } from '#app/admin/size-charts/chart-fields.ts'
import { ChartForm } from '#app/admin/size-charts/chart-form.tsx'
import { ChartPreview } from '#app/admin/size-charts/chart-preview.tsx'
import { WithPreview } from '#app/admin/with-preview.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Api } from '#contract/index.ts'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/size-chart.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.sizeChart.title ?? adminFrameMessages.pages.sizeChart)

export async function loader({ context, params }: Route.LoaderArgs) {
  const calls = context.get(apiContext)
  const [sizeChart, { categories }] = await Promise.all([
    findChart(calls, params.chartId),
    calls.categories.listCategories({}),
  ])
  if (!sizeChart) throw data(null, { status: 404 })
  return { sizeChart, categories }
}

async function findChart({ sizeCharts: charts }: Api, chartId: string): Promise<OwnChart | null> {
  const { sizeCharts } = await charts.listSizeCharts({})
  return sizeCharts.find((chart) => chart.chartId === chartId) ?? null
}

export default function SizeChartPage({ loaderData }: Route.ComponentProps) {
  return <ChartEditor key={loaderData.sizeChart.chartId} {...loaderData} />
}

function ChartEditor({ sizeChart: loaded, categories }: Route.ComponentProps['loaderData']) {
  const { chartId } = loaded
  const { revalidate } = useRevalidator()
  const [chart, setChart] = useState(loaded)
  const form = useForm({
    fields: chartFormFields(),
    initial: valuesOfChart(chart),
    isQuiet: true,
    async submit(typed) {
      try {
        const { version } = chart
        const saved = await api.sizeCharts.changeSizeChart({ chartId, version, ...readChart(typed) })
        setChart(saved.sizeChart)
        form.rebase(valuesOfChart(saved.sizeChart), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await findChart(api, chartId) : null
        if (now) setChart(now)
        throw error
      }
    },
  })
  return (
    <>
      <AdminHeading
        actions={
          <LinkButton variant="quiet" className="-mx-2" to={`/admin/versions/size-chart.${chartId}`}>
            {adminVersionsMessages.link}
          </LinkButton>
        }
      >
        {chart.title}
      </AdminHeading>
      <WithPreview preview={<ChartPreview values={form.values} />}>
        <ChartForm sizeChart={chart} form={form} categories={categories} />
      </WithPreview>
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <ConfirmInRow
          label={adminSizeChartsMessages.remove}
          of={chart.title}
          question={adminSizeChartsMessages.askRemove(chart.title)}
          act={() => api.sizeCharts.removeSizeChart({ chartId, version: chart.version })}
          leadsTo="/admin/size-charts"
        />
      </div>
    </>
  )
}
