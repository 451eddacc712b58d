import { Children, type ReactNode } from 'react'
import type { ContactMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import { Moment } from '../moment.tsx'

/** The customer's message and the replies, in order. */
export function Thread({ message: { name, text, createdAt, replies } }: { message: ContactMessage }) {
  return (
    <ol className="space-y-6">
      <Message from={name} at={createdAt} isOurs={false}>
        {text}
      </Message>
      {replies.map(({ text, by, at }) => (
        <Message key={at} from={by ?? adminMessagesMessages.theShop} at={at} isOurs>
          {text}
        </Message>
      ))}
    </ol>
  )
}

function Message({ from, at, isOurs, children }: { from: string; at: string; isOurs: boolean; children: ReactNode }) {
  return (
    <li className={isOurs ? 'border-l-2 border-ink pl-4 sm:pl-6' : ''}>
      <p className="mb-2 text-small text-ink-soft">
        {Children.toArray(adminMessagesMessages[isOurs ? 'replyFrom' : 'from'](from, <Moment at={at} />))}
      </p>
      <p
        className={`max-w-text wrap-anywhere whitespace-pre-wrap ${isOurs ? '' : 'border border-line bg-chalk p-4 sm:p-6'}`}
      >
        {children}
      </p>
    </li>
  )
}
