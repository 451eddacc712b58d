import { CalendarClock, HandCoins, Truck } from 'lucide'
import { useSettings } from '#app/settings/use-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { homeMethods, isByCountry, isFree, shippingOffer } from '#contract/shipping/shipping-offer.ts'
import { homeMessages } from '#messages/en-US/home.ts'

const featuresOf = ({ delivery, promises, payLater }: ShownSettings) => [
  ...(delivery.home
    ? [
        {
          icon: Truck,
          title: isFreeEverywhere(delivery) ? homeMessages.freeShippingTitle : homeMessages.shippingTitle,
          text: shippingOffer(delivery),
        },
      ]
    : []),
  ...(promises.payLater
    ? [
        {
          icon: CalendarClock,
          title: homeMessages.payLaterTitle,
          text: homeMessages.payLaterText(payLater.freeDays),
        },
      ]
    : []),
  ...(promises.cashback
    ? [
        {
          icon: HandCoins,
          title: homeMessages.cashbackTitle,
          text: homeMessages.cashbackText(promises.cashbackPercent),
        },
      ]
    : []),
]

/** Whether every order can be shipped for nothing. */
function isFreeEverywhere(delivery: ShownSettings['delivery']): boolean {
  return !isByCountry(delivery) && homeMethods(delivery).some(isFree)
}

/** The benefits of every order. */
export function Features() {
  const features = featuresOf(useSettings())
  if (features.length === 0) return null
  return (
    <section aria-label={homeMessages.features} className="container-page">
      <ul className="grid gap-8 border-y border-line py-10 md:auto-cols-fr md:grid-flow-col">
        {features.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-4">
            <Icon of={icon} size={26} strokeWidth={1.25} className="shrink-0 text-accent" />
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
