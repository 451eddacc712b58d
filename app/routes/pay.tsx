import { apiContext } from '#app/api-context.ts'
import { ClosedPaymentLink, PaymentLink } from '#app/payment-links/payment-link.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { payMessages } from '#messages/en-US/pay.ts'
import type { Route } from './+types/pay.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, payMessages.titleUnnumbered)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).paymentLinks.findPaymentLink({ link: params.link.slice(0, 120) })).payment
}

/** The page of a payment link from an email. */
export default function Pay({ loaderData: payment, params }: Route.ComponentProps) {
  return (
    <Page width="form">
      {payment.state === 'open' ? (
        <PaymentLink payment={payment} link={params.link} />
      ) : (
        <>
          <h1 className="sr-only">{payMessages.titleUnnumbered}</h1>
          <ClosedPaymentLink state={payment.state} />
        </>
      )}
    </Page>
  )
}
