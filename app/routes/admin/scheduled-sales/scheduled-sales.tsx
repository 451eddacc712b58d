import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { describeSale, timesOf } from '#app/admin/sales/describe-sale.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminScheduledSalesMessages } from '#messages/en-US/admin/scheduled-sales.ts'
import type { Route } from './+types/scheduled-sales.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).sales.listSales({})).sales
}

export default function SalesScreen({ loaderData: sales }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={adminScheduledSalesMessages.lead}
        actions={<LinkButton to="/admin/scheduled-sales/new">{adminScheduledSalesMessages.add}</LinkButton>}
      >
        {adminFrameMessages.pages.scheduledSales}
      </AdminHeading>
      {sales.length === 0 ? (
        <p className="border-y border-line py-4">{adminScheduledSalesMessages.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sales.map((sale) => (
            <li key={sale.saleId} className="grid gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]">
              <div className="min-w-0">
                <Link
                  to={`/admin/scheduled-sales/${sale.saleId}`}
                  className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:text-accent"
                >
                  {sale.name}
                </Link>
                <p className="text-small text-ink-soft">{describeSale(sale)}</p>
              </div>
              <p className="text-small tabular-nums md:pt-3">{timesOf(sale)}</p>
              <p
                className={`text-small md:pt-3 ${sale.state === 'running' ? 'font-medium text-accent' : 'text-ink-soft'}`}
              >
                {adminScheduledSalesMessages.states[sale.state]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
