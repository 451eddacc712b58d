import { PackageCheck, RotateCcw, Truck } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { arrivalDates } from '#contract/arrival-dates.ts'

/** Beside the button, in words: what shipping costs, when it arrives, and how long it may come back. */
export function DeliveryNote({ isActive }: { isActive: boolean }) {
  const { returnDays } = useSettings().returns
  return (
    <ul className="space-y-2.5 text-small">
      <Row icon={<Truck aria-hidden size={18} strokeWidth={1.5} />}>Free standard shipping on all orders.</Row>
      {isActive && (
        <Row icon={<PackageCheck aria-hidden size={18} strokeWidth={1.5} />}>
          <span className="block max-sm:min-h-[2lh]">
            <Arrival />
          </span>
        </Row>
      )}
      <Row icon={<RotateCcw aria-hidden size={18} strokeWidth={1.5} />}>
        Returns within {returnDays} days after delivery.{' '}
        <Link to="/shipping-returns" className="link">
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

/** The dates depend on the hour, and the page is the same all day: they are reckoned in the browser. */
function Arrival() {
  const { shipping } = useSettings()
  const now = useSyncExternalStore(everyMinute, thisMinute, () => null)
  if (now === null) {
    return `Processed in ${shipping.processingDays} business days, then ${shipping.deliveryDays} business days on its way.`
  }
  const { from, to, minutesLeft } = arrivalDates(new Date(now), shipping)
  return (
    <>
      Arrives{' '}
      <strong className="font-medium">
        {inWords(from)} – {inWords(to)}
      </strong>
      {minutesLeft !== null && ` when ordered within ${timeInWords(minutesLeft)}`}.
    </>
  )
}

const minuteMs = 60_000
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

function inWords(day: string): string {
  return dayWords.format(new Date(day))
}

function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = `${minutes % 60} min`
  return hours > 0 ? `${hours} h ${rest}` : rest
}
