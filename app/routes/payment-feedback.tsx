import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { Confirmation } from '#app/checkout/confirmation.tsx'
import { ConfirmationSkeleton } from '#app/checkout/confirmation-skeleton.tsx'
import { errorText } from '#app/frame/error-text.ts'
import { FailureScreen } from '#app/frame/failure-screen.tsx'
import { useErrorToast } from '#app/frame/use-error-toast.ts'
import { useOrdered } from '#app/orders/use-ordered.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { SpinnerDots } from '#app/ui/spinner-dots.tsx'
import { useHasPassed } from '#app/ui/use-has-passed.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import type { Route } from './+types/payment-feedback.ts'

/** The longest that the skeleton is shown. Source: spec section 9. */
const confirmationSkeletonMs = 1_500
const pollIntervalMs = 1_500

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, checkoutMessages.yourOrder)

export function loader({ context, params, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? undefined
  return context.get(apiContext).checkout.retreiveSession({ sessionId: params.sessionId, key })
}

export default function PaymentFeedback({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const confirmed = useOrdered(params.sessionId, loaderData)
  const isPending = confirmed.state === 'pending'
  const isSkeletonOver = useHasPassed(confirmationSkeletonMs)

  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(revalidate, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isPending, revalidate])

  return (
    <Page>
      {isPending ? (
        <>
          <h1 className="sr-only">{checkoutMessages.yourOrder}</h1>
          <p role="status" className="mb-10 text-lead">
            {confirmed.message}
          </p>
          {isSkeletonOver ? <SpinnerDots isSilent /> : <ConfirmationSkeleton />}
        </>
      ) : (
        <Confirmation confirmed={confirmed} sessionId={params.sessionId} />
      )}
    </Page>
  )
}

/**
 * An unknown or expired session redirects to the unchanged cart. A paid session that cannot be fulfilled (409) shows a
 * message: its payment is refunded. While the server cannot tell, the confirmation stored in this browser is shown.
 */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { value: known } = useStoredValue(localData.paymentFeedback)
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status < 500) return <SessionRefused status={status} message={errorText(error, 'message')} />
  if (known?.sessionId !== params.sessionId) return <FailureScreen error={error} />
  return (
    <Page>
      <Confirmation confirmed={{ ...known.confirmation, offersAccount: false }} sessionId={params.sessionId} />
    </Page>
  )
}

function SessionRefused({ status, message }: { status: number; message: string | null }) {
  useErrorToast(message)
  return (
    <Page>
      <h1 className="sr-only">{checkoutMessages.yourOrder}</h1>
      {status === 409 ? (
        <EmptyState title={checkoutMessages.soldOutTitle} text={message}>
          <LinkButton to="/shop">{checkoutMessages.soldOutShop}</LinkButton>
        </EmptyState>
      ) : (
        <EmptyState title={checkoutMessages.expired} text={checkoutMessages.expiredText}>
          <LinkButton to="/cart">{checkoutMessages.toCart}</LinkButton>
        </EmptyState>
      )}
    </Page>
  )
}
