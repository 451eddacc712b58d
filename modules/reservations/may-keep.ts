/** An open checkout of a cart that holds units another buyer wants, with what its network holds in all. */
export interface Hold {
  minutes: number
  /** Whether its customer has ordered before. */
  isKnown: boolean
  networkUnits: number
  networkOrders: number
  blockUnits: number
  blockOrders: number
}

/** What the one who asks would hold, and from where. */
export interface Asker {
  isSameNetwork: boolean
  isSameBlock: boolean
  networkUnits: number
  blockUnits: number
}

/** What a network may hold without yielding any of it, and a known customer. */
const freeUnits = 5
const knownUnits = 100
/** What a block of networks may. */
const freeBlockUnits = 60
/** How long a guest's checkout may take before its units are given to another buyer who checks out. */
const firmMinutes = 15

/** How much more may be held from where as many orders were paid within a day. */
export function paidUnits(orders: number): number {
  return orders * 3
}

function networkShare({ isKnown, networkOrders }: Hold): number {
  return (isKnown ? knownUnits : freeUnits) + paidUnits(networkOrders)
}

/**
 * Whether a checkout may keep its units while another shopper at checkout wants them. Few units are kept for 15 minutes.
 * A network that holds more than its share gives them to one that holds less, so that nobody can empty the shelves without
 * paying; shoppers behind the same address take nothing from each other.
 */
export function mayKeep(hold: Hold, asker: Asker): boolean {
  if (asker.isSameNetwork) return true
  if (!hold.isKnown && hold.minutes >= firmMinutes) return false
  if (hold.networkUnits > networkShare(hold) && hold.networkUnits > asker.networkUnits) return false
  const blockShare = freeBlockUnits + paidUnits(hold.blockOrders)
  return hold.isKnown || asker.isSameBlock || hold.blockUnits <= Math.max(blockShare, asker.blockUnits)
}

/**
 * Whether a checkout keeps the last units of a variant although nobody is at checkout for them: shoppers who read "sold out"
 * do not get there. A network that holds ten times its share keeps them no minute.
 */
export function mayKeepLast(hold: Hold): boolean {
  const share = networkShare(hold)
  if (hold.networkUnits > share * 10) return false
  return hold.networkUnits <= share || hold.minutes < 5
}
