import type { Address, Order } from '#contract/orders/order.ts'
import { AddressLines } from './address-lines.tsx'

/** Where an order goes, or where it is picked up with the opening hours. */
export function DeliveryPlace({ address, pickup }: { address: Address; pickup: Order['pickup'] }) {
  if (!pickup) return <AddressLines address={address} />
  return (
    <>
      <AddressLines address={{ ...address, name: pickup.name }} />
      {pickup.hours && <p className="mt-1 whitespace-pre-line text-ink-soft">{pickup.hours}</p>}
    </>
  )
}
