import { Link } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { InvoicePaper } from '#app/invoices/invoice-paper.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import type { Route } from './+types/invoice.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) => quietMeta(matches, params.invoiceNumber)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).invoices.findInvoice({ invoiceNumber: params.invoiceNumber.slice(0, 40) }))
    .invoice
}

/** An invoice or a credit note of any order. */
export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  return (
    <InvoicePaper
      invoice={invoice}
      back={
        <Link to={`/admin/orders/${invoice.orderNumber}`} className="link">
          {invoicesMessages.back}
        </Link>
      }
    />
  )
}
