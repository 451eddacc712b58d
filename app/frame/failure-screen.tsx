import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

interface FailureScreenProps {
  /** The sentence for the shopper, if any. */
  message?: string | null
  /** The id of the failed request in the log. */
  requestId?: string | null
}

/** Shown for a fault: what to do next, and the request id to quote. */
export function FailureScreen({ message, requestId }: FailureScreenProps) {
  return (
    <Page>
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        title="Something went wrong"
        text={
          <>
            {message ?? 'Something went wrong on our side. Your cart and wishlist are unchanged.'}
            {requestId && (
              <span className="mt-3 block text-small">{`If you write to us, please name ${requestId}.`}</span>
            )}
          </>
        }
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkButton to="/" variant="secondary" reloadDocument>
          Home
        </LinkButton>
        <LinkButton to="/contact-us" variant="quiet" reloadDocument>
          Contact Us
        </LinkButton>
      </EmptyState>
    </Page>
  )
}
