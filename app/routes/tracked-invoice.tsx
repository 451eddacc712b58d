import { Link } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { InvoicePaper } from '#app/invoices/invoice-paper.tsx'
import { readTrackingLink } from '#app/order-tracking/read-tracking-link.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import type { Route } from './+types/tracked-invoice.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) => quietMeta(matches, params.invoiceNumber)

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = { ...readTrackingLink(params.link), invoiceNumber: params.invoiceNumber.slice(0, 40) }
  return (await context.get(apiContext).invoices.trackedInvoice(asked)).invoice
}

/** An invoice or a credit note of the order of an emailed link. */
export default function TrackedInvoicePage({ loaderData: invoice, params }: Route.ComponentProps) {
  return (
    <InvoicePaper
      invoice={invoice}
      back={
        <Link to={`/track-order/${params.link}`} className="link">
          {invoicesMessages.back}
        </Link>
      }
    />
  )
}
