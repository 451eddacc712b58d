import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { cutOffWords } from '#contract/settings/setting-words.ts'
import { knowsDays, type ShippingOption } from '#contract/shipping/shipping.ts'
import { daysInWords, homeMethods, shippingOffer } from '#contract/shipping/shipping-offer.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'

/** Costs and times of shipping and returns, from the settings. */
export function ShipAndReturn() {
  const { shop, shipping, delivery, returns } = useSettings()
  const { processingDays, weekdayCutOff, weekendCutOff, weekendTimeZone } = shipping
  const methods = knowsDays(delivery.zones, delivery.home, shop.country) ? homeMethods(delivery) : []
  const daysOf = (wanted: ShippingOption) => methods.find(({ speed }) => speed === wanted) ?? null
  const [standard, express] = [daysOf('standard'), daysOf('express')]
  return (
    <div className="prose text-small">
      <p>{shippingOffer(delivery)}</p>
      <p>
        {standard && express
          ? productPageMessages.times(processingDays, delivery.homeName, daysInWords(standard), daysInWords(express))
          : productPageMessages.packing(processingDays)}
      </p>
      <p>
        {productPageMessages.cutOffs(
          cutOffWords(weekdayCutOff, shop.timeZone),
          cutOffWords(weekendCutOff, weekendTimeZone || shop.timeZone),
        )}
      </p>
      {returns.offersReturns && <p>{productPageMessages.refunds(returns.returnDays, returns.refundDays)}</p>}
      <p>
        <Link to="/shipping-returns">{productPageMessages.shippingReturns}</Link>
      </p>
    </div>
  )
}
