import { Children, useState } from 'react'
import { api } from '#app/api.ts'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import type { Subscriber } from '#contract/newsletter/calls.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { ConfirmInRow } from '../confirm-in-row.tsx'
import { Moment } from '../moment.tsx'

interface SubscriberRowProps {
  subscriber: Subscriber
  /** Called once the address is unsubscribed. */
  onLeft: () => void
}

/** A newsletter subscriber, with a button that unsubscribes the address. */
export function SubscriberRow({ subscriber: loaded, onLeft }: SubscriberRowProps) {
  const [left, setLeft] = useState<Subscriber | null>(null)
  const subscriber = left ?? loaded
  const { subscriberId, email, subscribedAt, unsubscribedAt } = subscriber

  async function unsubscribe() {
    const done = await api.newsletter.unsubscribeSubscriber({ subscriberId })
    setLeft(done.subscriber)
    onLeft()
    return done
  }

  return (
    <li className="grid min-h-14 items-center gap-x-6 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_9rem_19rem]">
      <span className="font-medium break-all">{email}</span>
      <span className="text-small text-ink-soft">
        {Children.toArray(adminNewsletterMessages.since(<Moment at={subscribedAt} isDay />))}
      </span>
      <div className="md:justify-self-end">
        {unsubscribedAt ? (
          <p ref={left ? focusWhenShown : undefined} tabIndex={-1} className="py-2 text-small text-ink-soft">
            {Children.toArray(adminNewsletterMessages.unsubscribedOn(<Moment at={unsubscribedAt} isDay />))}
            <span className="sr-only">: {email}</span>
          </p>
        ) : (
          <ConfirmInRow
            label={adminNewsletterMessages.unsubscribe}
            of={email}
            question={adminNewsletterMessages.confirm}
            act={unsubscribe}
          />
        )}
      </div>
    </li>
  )
}
