import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { Confirmation } from '#app/checkout/confirmation.tsx'
import { ConfirmationSkeleton } from '#app/checkout/confirmation-skeleton.tsx'
import { useOrdered } from '#app/orders/use-ordered.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'

import type { Route } from './+types/payment-feedback.ts'

const confirmationSkeletonMs = 1_500

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Your order')

export function loader({ context, params, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? undefined
  return context.get(apiContext).checkout.retreiveSession({ sessionId: params.sessionId, key })
}

export default function PaymentFeedback({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const confirmed = useOrdered(params.sessionId, loaderData)
  const isPending = confirmed.state === 'pending'

  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(revalidate, confirmationSkeletonMs)
    return () => clearInterval(timer)
  }, [isPending, revalidate])

  return (
    <Page>
      {isPending ? (
        <>
          <h1 className="sr-only">Your order</h1>
          <p role="status" className="mb-10 text-lead">
            {confirmed.message}
          </p>
          <ConfirmationSkeleton />
        </>
      ) : (
        <Confirmation confirmed={confirmed} />
      )}
    </Page>
  )
}

/**
 * An unknown or expired session redirects to the unchanged cart. A paid session that cannot be fulfilled (409) shows a
 * message: its payment is refunded.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  if (error.status === 409) {
    return (
      <Page>
        <h1 className="sr-only">Your order</h1>
        <EmptyState title="Your money goes back to you" text={error.data.message}>
          <LinkButton to="/shop">See what is there now</LinkButton>
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <h1 className="sr-only">Your order</h1>
      <EmptyState title="Your session has experied." text="Nothing was charged. Your cart is as you left it.">
        <LinkButton to="/cart">Back to the cart</LinkButton>
      </EmptyState>
    </Page>
  )
}
