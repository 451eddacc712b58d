import { redirect, useLocation } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { findOrderFields } from '#app/order-tracking/find-order-fields.ts'
import { FindOrderForm } from '#app/order-tracking/find-order-form.tsx'
import { readOrderToTrack } from '#app/order-tracking/order-to-track.ts'
import { readTrackingLink } from '#app/order-tracking/read-tracking-link.ts'
import { RenewLink } from '#app/order-tracking/renew-link.tsx'
import { TrackedOrder } from '#app/order-tracking/tracked-order.tsx'
import type { Changed } from '#app/orders/change-order.ts'
import { findToday } from '#app/orders/find-today.ts'
import { refusalOf, refusalWith } from '#app/refusal-of.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { type FormAnswer, readForm } from '#contract/check-form.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Route } from './+types/track-order.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...quietMeta(matches, ordersMessages.trackTitle),
  { name: 'description', content: ordersMessages.trackLead },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const today = await findToday(api)
  if (!params.link) return { order: null, refused: null, isExpired: false, today }
  try {
    const { order } = await api.orderTracking.trackedOrder(readTrackingLink(params.link))
    return { order, refused: null, isExpired: false, today }
  } catch (error) {
    const refused = refusalWith(error)
    if (refused === null) throw error
    return { order: null, refused: refused.message, isExpired: refused.status === 410, today }
  }
}

/**
 * Finds an order, and from there on cancels it or a return of it, or notes its arrival; renews a link that has expired. With
 * JavaScript and without.
 */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Changed | FormAnswer> {
  const { orderTracking, returns } = context.get(apiContext)
  const form = await request.formData()
  if (params.link) {
    const link = readTrackingLink(params.link)
    const deliveredOn = form.get('deliveredOn')
    const shipmentId = form.get('shipmentId')
    const returnNumber = form.get('returnNumber')
    const changing = form.has('renews')
      ? orderTracking.renewTrackingLink(link)
      : typeof deliveredOn === 'string'
        ? orderTracking.confirmTrackedDelivery({
            ...link,
            deliveredOn,
            ...(typeof shipmentId === 'string' && { shipmentId }),
          })
        : typeof returnNumber === 'string'
          ? returns.cancelReturn({ ...link, returnNumber })
          : orderTracking.cancelTrackedOrder(link)
    return changing.then(
      ({ message }) => ({ isDone: true, message }),
      (error) => ({ isDone: false, message: sentenceOf(error) }),
    )
  }
  const values = readForm(findOrderFields, form)
  const found = await orderTracking
    .trackOrder(values)
    .catch((error) => ({ errors: {}, sentence: sentenceOf(error), values }))
  if ('sentence' in found) return found
  throw redirect(`/track-order/${found.orderNumber}.${found.key}`)
}

export default function TrackOrder({
  loaderData: { order, refused, isExpired, today },
  actionData,
  params,
}: Route.ComponentProps) {
  const known = readOrderToTrack(useLocation().state)
  const changed = actionData && 'message' in actionData ? actionData : null
  if (order) {
    return (
      <Page>
        {changed && <StatusDisplay message={changed.message} isError={!changed.isDone} />}
        <TrackedOrder order={order} today={today} link={params.link ?? ''} />
      </Page>
    )
  }
  return (
    <Page width="form">
      <PageTitle lead={ordersMessages.trackLead}>{ordersMessages.trackTitle}</PageTitle>
      {isExpired ? (
        <RenewLink sentence={refused} answer={changed} />
      ) : (
        refused && (
          <div className="mb-10">
            <StatusDisplay message={refused} isError />
          </div>
        )
      )}
      <FindOrderForm known={known} answer={actionData && 'sentence' in actionData ? actionData : undefined} />
    </Page>
  )
}

function sentenceOf(error: unknown): string {
  const sentence = refusalOf(error)
  if (sentence === null) throw error
  return sentence
}
