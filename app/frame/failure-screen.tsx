import { failureMessages } from '#messages/en-US/failure.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { errorText } from './error-text.ts'
import { useErrorToast } from './use-error-toast.ts'

/** Shown for a fault: what to do next, and the request id to quote. */
export function FailureScreen({ error }: { error: unknown }) {
  const message = errorText(error, 'message')
  const requestId = errorText(error, 'requestId')
  useErrorToast(message)
  return (
    <Page>
      <h1 className="sr-only">{failureMessages.failureTitle}</h1>
      <EmptyState
        title={failureMessages.failureTitle}
        text={
          <>
            {message ?? failureMessages.failureText}
            {requestId && <span className="mt-3 block text-small">{failureMessages.requestId(requestId)}</span>}
          </>
        }
      >
        <Button onClick={() => window.location.reload()}>{failureMessages.tryAgain}</Button>
        <LinkButton to="/" variant="secondary" reloadDocument>
          {frameMessages.home}
        </LinkButton>
        <LinkButton to="/contact-us" variant="quiet" reloadDocument>
          {frameMessages.contact}
        </LinkButton>
      </EmptyState>
    </Page>
  )
}
