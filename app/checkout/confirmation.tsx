import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Confirmation as Confirmed } from '#contract/checkout/confirmation.ts'
import { deliveryDaysFor } from '#contract/shipping/shipping.ts'
import { AddressLines } from '../orders/address-lines.tsx'
import { cardWords } from '../orders/card-words.ts'
import { Fact } from '../orders/fact.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderSums } from '../orders/order-sums.tsx'
import type { OrderToTrack } from '../orders/order-to-track.ts'

/** An order confirmation: items, address, payment and next steps. */
export function Confirmation({ confirmed }: { confirmed: Confirmed }) {
  const { shipping } = useSettings()
  const { orderNumber, masked, customer } = confirmed
  const toTrack: OrderToTrack = { orderNumber, email: masked ? '' : customer.email }
  return (
    <>
      <header className="mb-10 lg:mb-12">
        <h1 className="display text-display">IT'S ORDERED!</h1>
        <p className="mt-4 max-w-text text-lead wrap-anywhere text-ink-soft">
          Thank you, {confirmed.customer.name}. The receipt is on its way to {confirmed.customer.email}.
        </p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <section aria-label="Items">
          <OrderLines lines={confirmed.productsOrdered} />
        </section>
        <section aria-label="Order" className="space-y-6">
          <div className="grid grid-cols-2 gap-6">
            <Fact name="Order number">{confirmed.orderNumber}</Fact>
            <Fact name="Status">{confirmed.orderStatus}</Fact>
            <Fact name="Payment method">{cardWords(confirmed.cardType, confirmed.cardLast4)}</Fact>
            <Fact name="Shipping address">
              {confirmed.customerAddress ? (
                <AddressLines address={confirmed.customerAddress} />
              ) : (
                <p>Shown only in the browser that ordered and by the link in the receipt.</p>
              )}
            </Fact>
          </div>
          <OrderSums {...confirmed} />
          <div>
            <h2 className="mb-1 font-medium">What happens next</h2>
            <p className="text-ink-soft">
              We pack your order within {shipping.processingDays} business days and write to you when it ships.{' '}
              {confirmed.shippingOption === 'express' ? 'Express' : 'Delivery'} within the United States then takes{' '}
              {deliveryDaysFor(confirmed.shippingOption, shipping)} business days.
            </p>
            <Link to="/track-order" state={toTrack} className="signed-out link target mt-3 inline-block">
              Track your order
            </Link>
            <Link to="/orders" className="signed-in link target mt-3 inline-block">
              My Orders
            </Link>
          </div>
          <LinkButton to="/shop" className="w-full">
            Continue Shopping
          </LinkButton>
        </section>
      </div>
    </>
  )
}
