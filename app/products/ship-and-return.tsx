import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { hourWords, priceWords, roundWords } from '#contract/settings/placeholders.ts'
import { freeShipping } from '#contract/shipping/free-shipping.ts'

/** Costs and times of shipping and returns, from the settings. */
export function ShipAndReturn() {
  const { shipping, returns } = useSettings()
  return (
    <div className="prose text-small">
      <p>
        {freeShipping.sentence} Express is {priceWords(shipping.expressPrice)}, and free over{' '}
        {roundWords(shipping.freeExpressOver)}.
      </p>
      <p>
        Orders are processed within {shipping.processingDays} business days and delivered {shipping.deliveryDays}{' '}
        business days later, by express {shipping.expressDays}. Orders count for the day when they come in before{' '}
        {hourWords(shipping.weekdayCutOff)} PST from Monday to Thursday, or before {hourWords(shipping.weekendCutOff)}{' '}
        CST from Friday to Sunday.
      </p>
      <p>
        You may return an item within {returns.returnDays} days after delivery. Refunds are issued within{' '}
        {returns.refundDays} business days after your return is approved.
      </p>
      <p>
        <Link to="/shipping-returns">Shipping and Returns</Link>
      </p>
    </div>
  )
}
