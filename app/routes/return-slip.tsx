import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { readTrackingLink } from '#app/order-tracking/read-tracking-link.ts'
import { ReturnSlip } from '#app/returns/return-slip.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import type { Route } from './+types/return-slip.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${returnsMessages.slipTitle} ${params.returnNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { returns, accounts } = context.get(apiContext)
  const { link, orderNumber = '' } = params
  const returnNumber = params.returnNumber.slice(0, 20)
  if (link === undefined) {
    const asked = returns.findReturn({ orderNumber: orderNumber.slice(0, 40), returnNumber })
    const [found] = await sendGuestsHome('orders', Promise.all([asked, accounts.verifyToken({})]))
    return { ...found, back: `/orders/${orderNumber}` }
  }
  return { ...(await returns.findReturn({ ...readTrackingLink(link), returnNumber })), back: `/track-order/${link}` }
}

/** The page that a buyer prints and puts into the parcel. */
export default function ReturnSlipPage({ loaderData: { orderReturn, back } }: Route.ComponentProps) {
  return <ReturnSlip orderReturn={orderReturn} back={back} />
}
