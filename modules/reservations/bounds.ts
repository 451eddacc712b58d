import { checkoutMinutes } from '#contract/checkout/checkout-minutes.ts'

// What may be reserved without a payment, by whom and for how long. Source: docs/decisions/098-unpaid-units-are-shared.md

/** Units that one network, and one block of networks, may reserve within an hour; each order of a day adds some. */
export const maxUnitsOfHour = { network: 600, block: 1_800 }
/** Units of their unpaid bank transfers, which hold them for days. */
export const maxUnitsOfTransfers = { network: 50, block: 150 }

/** Of a visitor, and of a customer in all browsers together. */
export const maxOpenCheckouts = 3
export const maxUnpaidTransfers = 3

/** Units that a network, and a block of networks, may hold without yielding any of them. */
export const freeUnits = { network: 5, block: 60 }

/**
 * How long a checkout may take before its units are given to another buyer who checks out, and one of a network or customer
 * that holds more than half of a variant. A customer is a shopper who has ordered before.
 */
export const firmMinutes = {
  guest: { usual: 15, mostOfVariant: 5 },
  customer: { usual: checkoutMinutes, mostOfVariant: 15 },
}

/** How much more may be held from where as many orders were paid within a day. */
export function paidUnits(orders: number): number {
  return orders * 3
}

/** Units that a customer may hold at once, whatever their network holds, by how many they have ever paid for. */
export function customerUnits(bought: number): number {
  return bought > 0 ? Math.max(100, bought * 3) : 0
}
