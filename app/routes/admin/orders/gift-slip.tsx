import { GiftSlip } from '#app/admin/orders/gift-slip.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/gift-slip.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminOrdersMessages.giftSlip} ${params.orderNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext).orders.findOrder({ orderNumber: params.orderNumber.slice(0, 40) })
}

/** The gift slip of an order. */
export default function GiftSlipPage({ loaderData: { order } }: Route.ComponentProps) {
  return <GiftSlip order={order} />
}
