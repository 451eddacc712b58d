import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { FindToShip } from '#app/admin/shipments/find-to-ship.tsx'
import { ShipRow } from '#app/admin/shipments/ship-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/ship-orders.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).shipments.listToShip({})
}

/** The oldest unshipped orders, each with a form to ship it. */
export default function ShipOrders({ loaderData: { orders, waiting, carriers } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const [shipped, setShipped] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const scanField = useRef<HTMLInputElement>(null)
  const [scanned, setScanned] = useState('')
  const left = waiting - orders.filter(({ _id }) => shipped.includes(_id)).length

  function goToRow(orderNumber: string): boolean {
    const control = list.current?.querySelector<HTMLElement>(
      `[data-order="${CSS.escape(orderNumber)}"] :is([name=trackingNumber], button)`,
    )
    if (!control) return false
    setScanned(orderNumber)
    control.focus()
    return true
  }

  return (
    <>
      <AdminHeading
        lead={
          waiting > orders.length
            ? adminOrdersMessages.oldestOf(orders.length, waiting)
            : adminOrdersMessages.oldestFirst
        }
      >
        {adminOrdersMessages.toShip(left)}
      </AdminHeading>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{adminOrdersMessages.nothingToShip}</p>
      ) : (
        <>
          <FindToShip field={scanField} goToRow={goToRow} />
          <ul ref={list} data-to-ship className="divide-y divide-line border-y border-line">
            {orders.map((order) => (
              <ShipRow
                key={order._id}
                order={order}
                carriers={carriers}
                goOn={order.orderNumber === scanned ? () => scanField.current?.focus() : undefined}
                onShipped={() => setShipped((before) => [...before, order._id])}
              />
            ))}
          </ul>
          <Button variant="secondary" className="mt-8" busy={state !== 'idle'} onClick={() => revalidate()}>
            {adminOrdersMessages.refresh}
          </Button>
        </>
      )}
    </>
  )
}
