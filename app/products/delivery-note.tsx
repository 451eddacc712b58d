import { PackageCheck, RotateCcw, Truck } from 'lucide'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { freeShipping } from '#contract/shipping/free-shipping.ts'

const Arrival = lazyPart(async () => (await import('./arrival.tsx')).Arrival)

/** Below the button: shipping cost, delivery time and return period. */
export function DeliveryNote({ isActive }: { isActive: boolean }) {
  const { returnDays } = useSettings().returns
  return (
    <ul className="space-y-2.5 text-small">
      <Row icon={<Icon of={Truck} size={18} />}>{freeShipping.benefit}</Row>
      {isActive && (
        <Row icon={<Icon of={PackageCheck} size={18} />}>
          <span className="block max-sm:min-h-[2lh]">
            <ArrivalNote />
          </span>
        </Row>
      )}
      <Row icon={<Icon of={RotateCcw} size={18} />}>
        Returns within {returnDays} days after delivery.{' '}
        <Link to="/shipping-returns" className="link whitespace-nowrap">
          How it works
        </Link>
      </Row>
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

/** Business days in the HTML, which is cached; the browser adds the dates when idle. */
function ArrivalNote() {
  const { shipping } = useSettings()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const words = `Processed in ${shipping.processingDays} business days, then ${shipping.deliveryDays} business days on its way.`
  if (!isHere) return words
  return (
    <Suspense fallback={words}>
      <Arrival />
    </Suspense>
  )
}
