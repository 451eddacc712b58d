import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { discountBulkActions } from '#app/admin/discounts/bulk-actions.ts'
import { discountColumns } from '#app/admin/discounts/discount-columns.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { discountStates, type ListedDiscount } from '#contract/discounts/own-discount.ts'
import { ages } from '#contract/list-order.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/discounts.ts'

const tabs = [...discountStates, 'for-one'] as const
const querySchema = z.object({
  search: textParam(100),
  show: choiceParam(tabs),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

const selection = createSelection<ListedDiscount>()

type Filter = Omit<z.infer<typeof querySchema>, 'columns' | 'after'>

/** The payload of the call: one of the tabs is no state. */
const wanted = ({ show, ...filter }: Filter) => ({
  ...filter,
  state: show === 'for-one' ? undefined : show,
  isForOne: show === 'for-one',
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { discounts, next } = await context.get(apiContext).discounts.listDiscounts({ ...wanted(filter), after })
  return { page: { rows: discounts, next, after }, filter, columns }
}

/** All discounts, with their uses and revenue. */
export default function Discounts({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const { show, ...kept } = filter
  const name = adminFrameMessages.pages.discounts
  return (
    <>
      <AdminHeading lead={m.lead} actions={<LinkButton to="/admin/discounts/new">{m.add}</LinkButton>}>
        {name}
      </AdminHeading>
      <ListTabs
        name={name}
        param="show"
        tabs={[
          { label: m.ofStaff },
          ...discountStates.map((value) => ({ value, label: m.states[value] })),
          { value: 'for-one', label: m.forOne },
        ]}
        tab={show}
        keep={{ ...kept, columns }}
      />
      <ListTable
        name={name}
        page={page}
        columns={discountColumns()}
        idOf={({ discountId }) => discountId}
        nameOf={({ title }) => title}
        query={{ ...filter, columns }}
        search={m.search}
        usualSort="newest"
        csv={{
          file: 'discounts',
          async readPage(page) {
            const { discounts, next } = await api.discounts.listDiscounts({ ...wanted(filter), ...page })
            return { rows: discounts, next }
          },
        }}
        empty={{ title: m.none, text: m.noneText, filtered: m.noneFound }}
        selection={selection}
        actions={discountBulkActions()}
      />
    </>
  )
}
