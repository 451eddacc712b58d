import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { RefundForm } from '#app/admin/orders/refund-form.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/refund-order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminFrameMessages.pages.refund} ${params.orderNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  const orderNumber = params.orderNumber.slice(0, 40)
  return (await context.get(apiContext).payments.findRefundable({ orderNumber })).refundable
}

/** Refunds a part of an order, or all of it. */
export default function RefundOrderPage({ loaderData: refundable, params: { orderNumber } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading>{adminOrdersMessages.refund.title(orderNumber)}</AdminHeading>
      {refundable.rest > 0 ? (
        <RefundForm key={refundable.refunded} refundable={refundable} orderNumber={orderNumber} />
      ) : (
        <p>{adminOrdersMessages.refund.nothingLeft}</p>
      )}
    </>
  )
}
