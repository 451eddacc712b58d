import { defineMessages } from '../define-messages.ts'

/** Picking an order up, in the cart. */
export const pickupMessages = defineMessages('pickup', {
  toMyAddress: 'My address',
  shipToOrPickUp: 'Ship to, or pick up at',
  pickup: (place: string) => `Pickup: ${place}`,
  readyToday: 'Ready the same day:',
  readyIn: (days: number) => (days === 1 ? 'Ready in 1 business day:' : `Ready in ${days} business days:`),
})
