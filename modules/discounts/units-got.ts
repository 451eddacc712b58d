import type { CartDiscount, CartLine } from './cart-discount.ts'

interface Bought {
  at: number
  cents: number
  /** Whether it can be got, or only makes others so. */
  isGot: boolean
  /** Whether it counts as bought. */
  isBought: boolean
}

/**
 * How many units of each line are got for `buy_x_get_y`: of those that can be, the cheapest, as often as the cart has
 * enough of both. No unit counts as bought and got.
 */
export function unitsGot(lines: readonly CartLine[], discount: CartDiscount): number[] {
  const { buyQuantity, getQuantity, applies, gets } = discount
  const units = lines.flatMap(({ unitPriceCents, quantity }, at) => {
    const unit: Bought = { at, cents: unitPriceCents, isGot: gets[at] === true, isBought: applies[at] === true }
    return Array<Bought>(unit.isGot || unit.isBought ? quantity : 0).fill(unit)
  })
  const bought = units.filter(({ isBought }) => isBought).length
  const gettable = units.filter(({ isGot }) => isGot).length
  const times = Math.min(
    Math.floor(bought / buyQuantity),
    Math.floor(gettable / getQuantity),
    Math.floor(units.length / (buyQuantity + getQuantity)),
  )
  const got = lines.map(() => 0)
  // Of the units that could be either, this number has to stay bought.
  let either = units.filter(({ isBought, isGot }) => isBought && isGot).length
  either -= Math.max(0, times * buyQuantity - (bought - either))
  let wanted = times * getQuantity
  const cheapestFirst = units
    .filter(({ isGot }) => isGot)
    .sort((one, other) => one.cents - other.cents || Number(one.isBought) - Number(other.isBought) || one.at - other.at)
  for (const { at, isBought } of cheapestFirst) {
    if (wanted === 0) break
    if (isBought && either === 0) continue
    if (isBought) either--
    got[at] = (got[at] ?? 0) + 1
    wanted--
  }
  return got
}
