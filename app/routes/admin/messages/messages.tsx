import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { messageBulkActions } from '#app/admin/messages/bulk-actions.ts'
import { messageColumns } from '#app/admin/messages/message-columns.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { type ListedMessage, messageStatuses } from '#contract/messages/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import type { Route } from './+types/messages.ts'

const querySchema = z.object({
  status: choiceParam(messageStatuses),
  search: textParam(100),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

const selection = createSelection<ListedMessage>()

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { messages, open, next } = await context.get(apiContext).messages.listMessages({ ...filter, after })
  return { page: { rows: messages, next, after }, open, filter, columns }
}

/** The messages of a status; open ones oldest first. */
export default function Messages({ loaderData: { page, open, filter, columns } }: Route.ComponentProps) {
  const { status, ...kept } = filter
  const name = adminFrameMessages.pages.messages
  return (
    <>
      <AdminHeading>{name}</AdminHeading>
      <ListTabs
        name={adminMessagesMessages.status}
        param="status"
        tabs={messageStatuses.map((each) => ({
          ...(each !== 'open' && { value: each }),
          label:
            each === 'open'
              ? adminMessagesMessages.withCount(adminMessagesMessages.statuses[each], open.toLocaleString('en-US'))
              : adminMessagesMessages.statuses[each],
        }))}
        tab={status === 'open' ? undefined : status}
        keep={{ ...kept, columns }}
      />
      <ListTable
        name={name}
        page={page}
        columns={messageColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ subject }) => subject}
        query={{ ...filter, columns }}
        search={adminMessagesMessages.search}
        usualSort={(status ?? 'open') === 'open' ? 'oldest' : 'newest'}
        csv={{
          file: 'messages',
          async readPage(page) {
            const { messages, next } = await api.messages.listMessages({ ...filter, ...page })
            return { rows: messages, next }
          },
        }}
        empty={{
          title: adminMessagesMessages.none[status ?? 'open'],
          ...(filter.search && { filtered: adminMessagesMessages.noneFound }),
        }}
        selection={selection}
        actions={messageBulkActions()}
      />
    </>
  )
}
