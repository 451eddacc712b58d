import { api } from '#app/api.ts'
import type { Subscriber } from '#contract/newsletter/calls.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { type BulkAction, forGood } from '../table/bulk-action.ts'

/** What can be done with several subscribers at once. */
export function subscriberBulkActions(): BulkAction<Subscriber>[] {
  return [
    {
      label: adminNewsletterMessages.unsubscribe,
      textFor: ({ length }) => adminNewsletterMessages.unsubscribeText(length),
      run: ({ subscriberId }) => forGood(api.newsletter.unsubscribeSubscriber({ subscriberId })),
    },
  ]
}
