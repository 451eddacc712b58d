/** An open checkout of a cart that holds units another buyer wants, with what its network holds in all. */
export interface Hold {
  minutes: number
  /** Whether its network holds more than half of what is on hand of the variant, and more than one unit. */
  holdsMost: boolean
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
/**
 * How long a guest's checkout may take before its units are given to another buyer who checks out, and for a network that
 * holds more than half of a variant.
 */
const firmMinutes = { usual: 15, mostOfVariant: 5 }

/** How much more may be held from where as many orders were paid within a day. */
export function paidUnits(orders: number): number {
  return orders * 3
}

function networkShare({ isKnown, networkOrders }: Hold): number {
  return (isKnown ? knownUnits : freeUnits) + paidUnits(networkOrders)
}

/** Whether a guest has taken longer than units are kept without a payment. */
function isOverTime({ isKnown, minutes, holdsMost }: Hold): boolean {
  return !isKnown && minutes >= (holdsMost ? firmMinutes.mostOfVariant : firmMinutes.usual)
}

/**
 * Whether a checkout may keep its units while another shopper at checkout wants them. Few units are kept for 15 minutes, and
 * for 5 if they are most of a variant.
 * A network that holds more than its share gives them to one that holds less, so that nobody can empty the shelves without
 * paying; shoppers behind the same address take nothing from each other.
 */
export function mayKeep(hold: Hold, asker: Asker): boolean {
  if (asker.isSameNetwork) return true
  if (isOverTime(hold)) return false
  if (hold.networkUnits > networkShare(hold) && hold.networkUnits > asker.networkUnits) return false
  const blockShare = freeBlockUnits + paidUnits(hold.blockOrders)
  return hold.isKnown || asker.isSameBlock || hold.blockUnits <= Math.max(blockShare, asker.blockUnits)
}

/**
 * Whether a checkout keeps the last units of a variant although nobody is at checkout for them: shoppers who read "sold out"
 * do not get there. A guest keeps them for 15 minutes, and a network that holds ten times its share for none.
 */
export function mayKeepLast(hold: Hold): boolean {
  if (!hold.isKnown && hold.minutes >= firmMinutes.usual) return false
  const share = networkShare(hold)
  if (hold.networkUnits > share * 10) return false
  return hold.networkUnits <= share || hold.minutes < 5
}
