import { checkoutSessions } from '#db/tables/checkout.ts'

/** What the buyer wrote with an order, which its checkout has. */
export const noteColumns = {
  customerNote: checkoutSessions.customerNote,
  giftMessage: checkoutSessions.giftMessage,
  taxNumber: checkoutSessions.taxNumber,
}
