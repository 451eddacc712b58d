import { customerUnits, firmMinutes, freeUnits, paidUnits } from './bounds.ts'

/** An open checkout of a cart that holds units another buyer wants, with what its network holds in all. */
export interface Hold {
  minutes: number
  /** Whether its network or its customer holds more than half of what is on hand of the variant, and more than one unit. */
  holdsMost: boolean
  /** The units that its customer has paid for; 0 for who has not ordered before. */
  boughtUnits: number
  networkUnits: number
  networkOrders: number
  blockUnits: number
  blockOrders: number
}

/** What the caller would hold, and from where. */
export interface Asker {
  isSameNetwork: boolean
  isSameBlock: boolean
  networkUnits: number
  blockUnits: number
}

function networkShare({ boughtUnits, networkOrders }: Hold): number {
  return Math.max(freeUnits.network, customerUnits(boughtUnits)) + paidUnits(networkOrders)
}

/** How long units are kept without a payment while others want them. */
function firmMinutesOf({ boughtUnits, holdsMost }: Hold): number {
  return firmMinutes[boughtUnits > 0 ? 'customer' : 'guest'][holdsMost ? 'mostOfVariant' : 'usual']
}

/**
 * Whether a checkout may keep its units while another shopper at checkout wants them. A guest keeps few units for 15 minutes,
 * and for 5 if they are most of a variant; a customer who has ordered before keeps a cart, but most of a variant for 15.
 * A network that holds more than its share gives them to one that holds less, so that nobody can empty the shelves without
 * paying; shoppers behind the same address take nothing from each other.
 */
export function mayKeep(hold: Hold, asker: Asker): boolean {
  if (asker.isSameNetwork) return true
  if (hold.minutes >= firmMinutesOf(hold)) return false
  if (hold.networkUnits > networkShare(hold) && hold.networkUnits > asker.networkUnits) return false
  const blockShare = freeUnits.block + paidUnits(hold.blockOrders)
  return hold.boughtUnits > 0 || asker.isSameBlock || hold.blockUnits <= Math.max(blockShare, asker.blockUnits)
}

/**
 * Whether a checkout keeps the last units of a variant although nobody is at checkout for them: shoppers who read "sold out"
 * do not get there. A guest keeps them for 15 minutes, and so does a customer who holds most of the variant; a network that
 * holds ten times its share keeps them for none.
 */
export function mayKeepLast(hold: Hold): boolean {
  if (hold.minutes >= Math.max(firmMinutes.guest.usual, firmMinutesOf(hold))) return false
  const share = networkShare(hold)
  if (hold.networkUnits > share * 10) return false
  return hold.networkUnits <= share || hold.minutes < 5
}
