import { useSettings } from '#app/settings/use-settings.ts'
import type { Order } from '#contract/orders/order.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { choiceOf, PrintPage } from './print-page.tsx'
import { unitsToPack } from './units-to-pack.ts'

interface GiftSlipProps {
  order: Order
  /** One of several papers that are printed together. */
  isInSet?: boolean
}

/** The paper for the recipient of a gift: the message and the items, without prices, addresses and what the buyer wrote to the shop. */
export function GiftSlip({ order, isInSet = false }: GiftSlipProps) {
  const { contactEmail } = useSettings().shop
  return (
    <PrintPage order={order} title={adminOrdersMessages.giftSlipTitle} isInSet={isInSet}>
      {order.giftMessage && (
        <p className="display mx-auto mt-4 mb-12 max-w-text text-center text-title whitespace-pre-line wrap-anywhere">
          {order.giftMessage}
        </p>
      )}
      <ul className="border-t border-line">
        {unitsToPack(order).map(({ line, quantity }) => (
          <li key={line._id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <span>
              {line.name}
              <span className="block text-small">{choiceOf(line)}</span>
            </span>
            <span className="text-lead tabular-nums">{quantity}</span>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-text text-small">{adminOrdersMessages.giftHelp(order.orderNumber, contactEmail)}</p>
    </PrintPage>
  )
}
