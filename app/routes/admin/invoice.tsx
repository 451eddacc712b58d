import { choiceOf, PrintPage, PrintTableHead } from '#app/admin/orders/print-page.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { cardWords } from '#app/orders/card-words.ts'
import { OrderSums } from '#app/orders/order-sums.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { shopCurrency } from '#contract/currency.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/invoice.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminOrdersMessages.invoice} ${params.orderNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).orders.findOrder({ orderNumber: params.orderNumber.slice(0, 40) })).order
}

/** The customer's invoice for an order. */
export default function Invoice({ loaderData: order }: Route.ComponentProps) {
  return (
    <PrintPage order={order} title={adminOrdersMessages.invoice}>
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="mb-1 text-small">{adminOrdersMessages.soldTo}</h2>
          <AddressLines address={order.shippingAddress} />
          <p className="mt-1 text-small wrap-anywhere">{order.receiptEmail}</p>
        </div>
        <div>
          <h2 className="mb-1 text-small">{adminOrdersMessages.paidWith}</h2>
          <p>{cardWords(order.cardType, order.cardLast4)}</p>
          {order.status === 'Canceled' && (
            <p className="mt-2 font-medium">
              {order.refund
                ? adminOrdersMessages.canceledRefund(adminOrdersMessages.refunds[order.refund])
                : adminOrdersMessages.canceled}
            </p>
          )}
        </div>
      </div>
      <table className="w-full border-collapse">
        <PrintTableHead names={Object.values(adminOrdersMessages.invoiceColumns)} />
        <tbody>
          {order.orderDetails.map((line) => (
            <tr key={line._id} className="border-b border-line align-top tabular-nums">
              <td className="py-3 pr-4">
                {line.name}
                <span className="block text-small">{[choiceOf(line), line.sku].filter(Boolean).join(', ')}</span>
              </td>
              <td className="py-3 pr-4">{formatCents(toCents(line.unitPrice))}</td>
              <td className="py-3 pr-4">{line.quantity}</td>
              <td className="py-3 text-right">{formatCents(toCents(line.unitPrice) * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 ml-auto max-w-80">
        <OrderSums {...order} />
      </div>
      <p className="mt-8 text-small">
        {order.includedTax > 0 &&
          `${adminOrdersMessages.net(formatCents(toCents(order.grandTotal) - toCents(order.includedTax)))} `}
        {adminOrdersMessages.currencyNote(shopCurrency().code)}
      </p>
    </PrintPage>
  )
}
