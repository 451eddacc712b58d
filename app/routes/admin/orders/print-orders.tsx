import { Link } from 'react-router'
import * as z from 'zod/mini'
import { choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { GiftSlip } from '#app/admin/orders/gift-slip.tsx'
import { PackingSlip } from '#app/admin/orders/packing-slip.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { InvoicePaper } from '#app/invoices/invoice-paper.tsx'
import { Button } from '#app/ui/button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/print-orders.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, adminOrdersMessages.printTitle(loaderData?.orders.length ?? 0))

const querySchema = z.object({ numbers: textParam(5_000), show: choiceParam(['slips', 'invoices']) })

/** The papers of the orders whose numbers are in `?numbers=`: packing slips, invoices, or without `show` both. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { numbers = '', show } = readQuery(querySchema, request)
  const orderNumbers = numbers.split(',').filter(Boolean)
  if (orderNumbers.length === 0) return { orders: [], invoices: [], show }
  const api = context.get(apiContext)
  const [{ orders }, { invoices }] = await Promise.all([
    api.orders.findOrders({ orderNumbers }),
    show === 'slips' ? { invoices: [] } : api.invoices.findInvoices({ orderNumbers }),
  ])
  return { orders, invoices, show }
}

/** The papers of several orders in one document, each on pages of its own. */
export default function PrintOrders({ loaderData: { orders, invoices, show } }: Route.ComponentProps) {
  const papers = orders.flatMap((order) => [
    ...(show === 'invoices' ? [] : [<PackingSlip key={order.orderNumber} order={order} isInSet />]),
    ...(show === 'invoices' || order.giftMessage === ''
      ? []
      : [<GiftSlip key={`gift ${order.orderNumber}`} order={order} isInSet />]),
    ...invoices
      .filter(({ orderNumber }) => orderNumber === order.orderNumber)
      .map((invoice) => <InvoicePaper key={invoice.number} invoice={invoice} />),
  ])
  return (
    <>
      <header className="mx-auto flex max-w-[52rem] flex-wrap items-center justify-between gap-4 px-6 py-8 sm:px-12 print:hidden">
        <h1 className="display text-title">{adminOrdersMessages.printTitle(orders.length)}</h1>
        <p className="flex flex-wrap items-center gap-6">
          <Link to="/admin/orders" className="link">
            {adminOrdersMessages.all}
          </Link>
          {papers.length > 0 && (
            <Button className="noscript:hidden" onClick={() => window.print()}>
              {adminOrdersMessages.print}
            </Button>
          )}
        </p>
      </header>
      {papers.length === 0 && <p className="mx-auto max-w-[52rem] px-6 sm:px-12">{adminOrdersMessages.noPapers}</p>}
      {papers.map((paper) => (
        <div key={paper.key} className="mb-8 break-after-page last:break-after-auto print:mb-0">
          {paper}
        </div>
      ))}
    </>
  )
}
