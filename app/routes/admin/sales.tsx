import { Form } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { choiceParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { PeriodTable, RateTable } from '#app/admin/reports/sales-tables.tsx'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { reportSteps } from '#contract/reports/sales-report.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSalesMessages as said } from '#messages/en-US/admin/sales.ts'
import type { Route } from './+types/sales.ts'

const date = z.catch(z.optional(z.iso.date()), undefined)
const filterSchema = z.object({ from: date, until: date, step: choiceParam(reportSteps) })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reports } = context.get(apiContext)
  const filter = readQuery(filterSchema, request)
  try {
    return { ...(await reports.readSalesReport(filter)), filter, refusal: null }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return { report: null, filter, refusal }
  }
}

/** Sales and taxes by period, and by country and rate. */
export default function Sales({ loaderData: { report, filter, refusal } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={said.lead}
        actions={
          report &&
          report.rows.length > 0 && (
            <LinkButton
              variant="secondary"
              to={`/admin/sales/export.csv?${queryOf({ from: report.from, until: report.until, step: report.step })}`}
              reloadDocument
              download="sales.csv"
            >
              {said.export}
            </LinkButton>
          )
        }
      >
        {adminFrameMessages.pages.sales}
      </AdminHeading>
      <PeriodForm from={filter.from ?? report?.from} until={filter.until ?? report?.until} step={filter.step} />
      <ListResults>
        {refusal && <p role="alert">{refusal}</p>}
        {report?.periods.length === 0 && <EmptyState title={said.none} text={said.noneText} />}
        {report && report.periods.length > 0 && (
          <div className="space-y-10">
            <RateTable rows={report.rows} total={report.total} />
            <PeriodTable periods={report.periods} total={report.total} step={report.step} />
          </div>
        )}
      </ListResults>
    </>
  )
}

interface PeriodFormProps {
  from: string | undefined
  until: string | undefined
  step: string | undefined
}

function PeriodForm({ from, until, step = 'month' }: PeriodFormProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={adminFrameMessages.pages.sales}
      className="mb-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-[10.5rem_10.5rem_9rem_auto] sm:justify-start"
    >
      <Field key={`from ${from}`} label={said.from} name="from" type="date" defaultValue={from} />
      <Field key={`until ${until}`} label={said.until} name="until" type="date" defaultValue={until} />
      <SelectField
        key={`step ${step}`}
        label={said.step}
        name="step"
        options={reportSteps.map((value) => ({ value, label: said.steps[value] }))}
        defaultValue={step}
      />
      <Button type="submit" variant="secondary">
        {said.show}
      </Button>
    </Form>
  )
}
