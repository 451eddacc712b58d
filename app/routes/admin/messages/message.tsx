import { Children } from 'react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { answerMessage } from '#app/admin/messages/answer-message.ts'
import { MessageActions } from '#app/admin/messages/message-actions.tsx'
import { MessageBadge } from '#app/admin/messages/message-badge.tsx'
import { ReplyForm } from '#app/admin/messages/reply-form.tsx'
import { SenderOrders } from '#app/admin/messages/sender-orders.tsx'
import { Thread } from '#app/admin/messages/thread.tsx'
import { readId } from '#app/admin/read-id.ts'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import type { Route } from './+types/message.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.contactMessage.subject ?? adminFrameMessages.pages.message)

export async function loader({ context, params }: Route.LoaderArgs) {
  const messageId = readId(params.messageId, adminMessagesMessages.notFound)
  return context.get(apiContext).messages.findMessage({ messageId })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerMessage(context.get(apiContext), params.messageId, await request.formData())
}

/** A conflict reloads the page to show the other admin's change; after any other error it stays as it is. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function MessagePage({ loaderData: { contactMessage, nextOpen }, actionData }: Route.ComponentProps) {
  const { _id, name, email, phone, department, subject, status, customer, orders } = contactMessage
  return (
    <>
      {nextOpen && (
        <p className="mb-3 text-right text-small sm:-mt-11">
          <Link to={`/admin/messages/${nextOpen}`} className="link inline-flex min-h-11 items-center">
            {adminMessagesMessages.next}
          </Link>
        </p>
      )}
      <AdminHeading
        lead={
          <span className="inline-flex flex-wrap items-center gap-x-4">
            <MessageBadge status={status} />
            <span>{adminMessagesMessages.department(department)}</span>
          </span>
        }
        actions={<MessageActions key={_id} status={status} />}
      >
        {subject}
      </AdminHeading>
      {actionData && !actionData.reply && <StatusDisplay message={actionData.message} isError={!actionData.isDone} />}
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-10">
          <Thread message={contactMessage} />
          <ReplyForm key={_id} message={contactMessage} answer={actionData?.reply} />
        </div>
        <aside aria-label={adminMessagesMessages.sender} className="space-y-2 text-small max-lg:order-first">
          <p className="text-base font-medium wrap-anywhere">{name}</p>
          <p className="wrap-anywhere">
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </p>
          <p className="wrap-anywhere">{phone}</p>
          {customer ? (
            <p>
              {Children.toArray(
                adminMessagesMessages[customer.wasLoggedIn ? 'sentBy' : 'sentByAnyone'](
                  <Link to={`/admin/customers/${customer._id}`} className="link">
                    {customer.name}
                  </Link>,
                ),
              )}
            </p>
          ) : (
            <p className="text-ink-soft">{adminMessagesMessages.noAccount}</p>
          )}
          <SenderOrders orders={orders} />
        </aside>
      </div>
    </>
  )
}
