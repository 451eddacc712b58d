import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ForRole } from '#app/admin/for-role.tsx'
import { ContactForm } from '#app/admin/order-changes/contact-form.tsx'
import { LinesForm } from '#app/admin/order-changes/lines-form.tsx'
import { useParts } from '#app/admin/order-changes/use-parts.ts'
import { WaitingChange } from '#app/admin/order-changes/waiting-change.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'
import type { Route } from './+types/edit-order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminFrameMessages.pages.editOrder} ${params.orderNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const orderNumber = params.orderNumber.slice(0, 40)
  const { order } = await api.orders.findOrder({ orderNumber })
  const isOpen = order.status === 'Proccessing'
  return { order, editable: isOpen ? (await api.orderChanges.findEditable({ orderNumber })).editable : null }
}

/** The key of a form: what was typed stays in it while what it edits is stored unchanged. */
const stateOf = (stored: unknown) => JSON.stringify(stored)

/** Edits an order before it is shipped: its items, and where it goes. */
export default function EditOrder({ loaderData: { order, editable } }: Route.ComponentProps) {
  const { orderNumber } = order
  const parts = useParts(orderNumber)
  return (
    <>
      <AdminHeading lead={editable ? said.lead : undefined}>{said.title(orderNumber)}</AdminHeading>
      {editable ? (
        <div className="space-y-12">
          <NeedsScript />
          <ForRole access="manager">
            <Section title={said.items}>
              {editable.waiting ? (
                <WaitingChange waiting={editable.waiting} />
              ) : (
                <LinesForm
                  key={stateOf(editable.lines.map(({ lineId, left }) => [lineId, left]))}
                  editable={editable}
                  parts={parts}
                />
              )}
            </Section>
          </ForRole>
          <Section title={said.contact}>
            <ContactForm key={stateOf([order.receiptEmail, order.shippingAddress])} order={order} parts={parts} />
          </Section>
        </div>
      ) : (
        <p>{said.notOpen}</p>
      )}
    </>
  )
}
