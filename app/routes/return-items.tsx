import { Link } from 'react-router'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { readTrackingLink } from '#app/order-tracking/read-tracking-link.ts'
import { ReturnForm } from '#app/returns/return-form.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { Returnable } from '#contract/returns/order-return.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import type { Route } from './+types/return-items.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, returnsMessages.title(loaderData?.returnable.orderNumber ?? ''))

/** What of an order can be returned: by its customer, or by the holder of an emailed link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { returns, accounts } = context.get(apiContext)
  const { link, orderNumber = '' } = params
  if (link === undefined) {
    const asked = returns.findReturnable({ orderNumber: orderNumber.slice(0, 40) })
    const [found] = await sendGuestsHome('orders', Promise.all([asked, accounts.verifyToken({})]))
    return { ...found, link: {}, back: `/orders/${orderNumber}` }
  }
  const tracking = readTrackingLink(link)
  return { ...(await returns.findReturnable(tracking)), link: { key: tracking.key }, back: `/track-order/${link}` }
}

export default function ReturnItems({ loaderData: { returnable, link, back } }: Route.ComponentProps) {
  const refusal = refusalOf(returnable)
  return (
    <Page width="form">
      <nav aria-label={returnsMessages.returns} className="mb-6">
        <Link to={back} className="link inline-flex min-h-11 items-center">
          {returnsMessages.backToOrder}
        </Link>
      </nav>
      <PageTitle lead={refusal ? undefined : returnsMessages.lead(dayWithWeekday(returnable.until ?? ''))}>
        <Title orderNumber={returnable.orderNumber} />
      </PageTitle>
      {refusal ? (
        <p>
          {refusal}{' '}
          <Link
            to={`/contact-us?${new URLSearchParams({ about: 'return', order: returnable.orderNumber })}`}
            className="link"
          >
            {returnsMessages.contact}
          </Link>
        </p>
      ) : (
        <ReturnForm returnable={returnable} link={link} back={back} />
      )}
    </Page>
  )
}

/** The heading, whose order number stays on one line. */
function Title({ orderNumber }: { orderNumber: string }) {
  const [before, after] = returnsMessages.title(orderNumber).split(orderNumber)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{orderNumber}</span>
      {after}
    </>
  )
}

/** Why nothing can be returned; null if something can. */
function refusalOf({ isPromised, until, isOpen, lines }: Returnable): string | null {
  if (!isPromised) return returnsMessages.notPromised
  if (until === null) return returnsMessages.notShipped
  if (!isOpen) return returnsMessages.windowOver(dayWithWeekday(until))
  return lines.some(({ left }) => left > 0) ? null : returnsMessages.nothingLeft
}
