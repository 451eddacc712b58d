import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { hourWords } from '#contract/settings/setting-words.ts'
import { shippingOffer } from '#contract/shipping/shipping-offer.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'

/** Costs and times of shipping and returns, from the settings. */
export function ShipAndReturn() {
  const { shipping, returns } = useSettings()
  const { processingDays, deliveryDays, expressDays, weekdayCutOff, weekendCutOff } = shipping
  return (
    <div className="prose text-small">
      <p>{shippingOffer(shipping)}</p>
      <p>{productPageMessages.times(processingDays, deliveryDays, expressDays)}</p>
      <p>{productPageMessages.cutOffs(hourWords(weekdayCutOff), hourWords(weekendCutOff))}</p>
      <p>{productPageMessages.refunds(returns.returnDays, returns.refundDays)}</p>
      <p>
        <Link to="/shipping-returns">{productPageMessages.shippingReturns}</Link>
      </p>
    </div>
  )
}
