import { PackageCheck, RotateCcw, Truck } from 'lucide'
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { ArrivalNote, useArrivingMethod } from '#app/shipping/arrival-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shippingOffer } from '#contract/shipping/shipping-offer.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'

/** Below the button: shipping cost, arrival and return period. */
export function DeliveryNote({ isActive }: { isActive: boolean }) {
  const { delivery, returns } = useSettings()
  const hasArrival = useArrivingMethod(delivery.home) !== null
  const policy = (text: string) => (
    <Link key={text} to="/shipping-returns" className="link whitespace-nowrap">
      {text}
    </Link>
  )
  return (
    <ul className="space-y-2.5 text-small">
      {delivery.home && <Row icon={<Icon of={Truck} size={18} />}>{shippingOffer(delivery)}</Row>}
      {isActive && hasArrival && (
        <Row icon={<Icon of={PackageCheck} size={18} />}>
          <span className="block max-sm:min-h-[2lh]">
            <ArrivalNote />
          </span>
        </Row>
      )}
      {returns.offersReturns && (
        <Row icon={<Icon of={RotateCcw} size={18} />}>
          {Children.toArray(productPageMessages.returns<ReactNode>(returns.returnDays, policy))}
        </Row>
      )}
    </ul>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-px shrink-0">{icon}</span>
      <span>{children}</span>
    </li>
  )
}
