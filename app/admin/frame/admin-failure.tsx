import { isRouteErrorResponse } from 'react-router'
import { errorText } from '#app/frame/error-text.ts'
import { useErrorToast } from '#app/frame/use-error-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { failureMessages } from '#messages/en-US/failure.ts'

/** Shown within the frame of the admin area when a page is missing, not for the caller's role, or failed. */
export function AdminFailure({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const isForbidden = status === 403
  const message = errorText(error, 'message')
  const requestId = isMissing || isForbidden ? null : errorText(error, 'requestId')
  const title = isForbidden
    ? adminFrameMessages.notYourRoleTitle
    : isMissing
      ? (message ?? failureMessages.notFoundTitle)
      : failureMessages.failureTitle
  useErrorToast(isMissing || isForbidden ? null : message)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        text={
          <>
            {isForbidden ? adminFrameMessages.notYourRole : !isMissing && (message ?? adminFrameMessages.failed)}
            {requestId && <span className="mt-3 block text-small">{failureMessages.requestId(requestId)}</span>}
          </>
        }
      >
        {!isMissing && !isForbidden && (
          <Button onClick={() => window.location.reload()}>{adminFrameMessages.tryAgain}</Button>
        )}
        <LinkButton to="/admin" variant="secondary">
          {adminFrameMessages.toToday}
        </LinkButton>
      </EmptyState>
    </>
  )
}
