import { Form, useNavigation } from 'react-router'
import type { Changed } from '#app/orders/change-order.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface RenewLinkProps {
  /** That the link has expired. */
  sentence: string | null
  /** What the shop said when it was asked for a new one. */
  answer: Changed | null
}

/** Offers a new link by email, once the one that was opened has expired. */
export function RenewLink({ sentence, answer }: RenewLinkProps) {
  const { state } = useNavigation()
  return (
    <div className="mb-10 grid gap-6">
      <StatusDisplay message={answer?.message ?? sentence} isError={!answer?.isDone} />
      {answer === null && (
        <Form method="post">
          <Button type="submit" name="renews" value="1" busy={state !== 'idle'}>
            {ordersMessages.renewLink}
          </Button>
        </Form>
      )}
    </div>
  )
}
