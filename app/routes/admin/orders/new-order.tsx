import { useState } from 'react'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { addItem, type ChosenItem } from '#app/admin/pending-orders/chosen-item.ts'
import { ChosenItems } from '#app/admin/pending-orders/chosen-items.tsx'
import { ItemPicker } from '#app/admin/pending-orders/item-picker.tsx'
import { NewOrderForm } from '#app/admin/pending-orders/new-order-form.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import type { Route } from './+types/new-order.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { countries } = await context.get(apiContext).shipping.listDestinations({})
  return countries.map(({ code, name }) => ({ value: code, label: name }))
}

/** An order that staff make for a customer. */
export default function NewOrder({ loaderData: countries }: Route.ComponentProps) {
  const { home } = useSettings().delivery
  const [items, setItems] = useState<readonly ChosenItem[]>([])
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.newOrder}</AdminHeading>
      <NeedsScript />
      <div className="mb-10 max-w-3xl">
        <Section title={said.items}>
          <ItemPicker onAdd={(item) => setItems(addItem(items, item))} />
          <ChosenItems items={items} onChange={setItems} />
        </Section>
      </div>
      <NewOrderForm items={items} countries={countries} home={home} />
    </>
  )
}
