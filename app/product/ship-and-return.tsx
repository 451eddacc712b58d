import { Link } from 'react-router'
import {
  deliveryDays,
  expressCents,
  freeExpressOverCents,
  processingDays,
  refundDays,
  returnDays,
} from '#contract/constants.ts'
import { formatCents } from '#contract/money.ts'

/** What shipping and returns cost and how long they take; the same figures as everywhere in the shop. */
export function ShipAndReturn() {
  return (
    <div className="prose text-small">
      <p>
        Standard shipping is free on all orders. Express is {formatCents(expressCents)}, and free over{' '}
        {formatCents(freeExpressOverCents).replace('.00', '')}.
      </p>
      <p>
        Orders are processed within {processingDays} business days and delivered {deliveryDays} business days later.
        Orders count for the day when they come in before 2pm PST from Monday to Thursday, or before 9pm CST from Friday
        to Sunday.
      </p>
      <p>
        You may return an item within {returnDays} days after delivery. Refunds are issued within {refundDays} business
        days after your return is approved.
      </p>
      <p>
        <Link to="/shipping-returns">Shipping and Returns</Link>
      </p>
    </div>
  )
}
