import type { OrderNotes } from '#contract/orders/order-notes.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { Fact } from './fact.tsx'

/** What the buyer wrote with an order, as it was typed; nothing without. */
export function WrittenNotes({ customerNote, giftMessage, taxNumber }: OrderNotes) {
  return (
    <>
      {customerNote && (
        <Fact name={ordersMessages.customerNote}>
          <p className="whitespace-pre-line">{customerNote}</p>
        </Fact>
      )}
      {giftMessage && (
        <Fact name={ordersMessages.giftMessage}>
          <p className="whitespace-pre-line">{giftMessage}</p>
        </Fact>
      )}
      {taxNumber && (
        <Fact name={ordersMessages.taxNumber}>
          <p className="wrap-anywhere">{taxNumber}</p>
        </Fact>
      )}
    </>
  )
}
