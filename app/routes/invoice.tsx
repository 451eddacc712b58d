import { Link, redirect } from 'react-router'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { InvoicePaper } from '#app/invoices/invoice-paper.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { roleMay } from '#contract/staff/roles.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import type { Route } from './+types/invoice.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) => quietMeta(matches, params.invoiceNumber)

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const invoiceNumber = params.invoiceNumber.slice(0, 40)
  const asked = [api.invoices.findInvoice({ invoiceNumber }), api.accounts.verifyToken({})] as const
  const [{ invoice }, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  if (roleMay(role, 'support')) throw redirect(`/admin/orders/${invoice.orderNumber}/invoices/${invoice.number}`)
  return invoice
}

/** An invoice or a credit note of the customer. */
export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  return (
    <InvoicePaper
      invoice={invoice}
      back={
        <Link to={`/orders/${invoice.orderNumber}`} className="link">
          {invoicesMessages.back}
        </Link>
      }
    />
  )
}
