import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

interface FailureScreenProps {
  /** The sentence for the shopper, where there is one. */
  message?: string | null
  /** What whoever runs the shop finds in the log. */
  requestId?: string | null
}

/** For what went wrong on our side: what to do now, and the number to name when writing to us. */
export function FailureScreen({ message, requestId }: FailureScreenProps) {
  return (
    <Page>
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        title="Something went wrong"
        text={
          <>
            {message ?? 'It is not your doing. Your cart and your wishlist are as you left them.'}
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
