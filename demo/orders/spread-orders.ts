const days = 90
const dayMs = 86_400_000

/** How many orders are invented in one transaction, and how many are stored by a turn with its copies. */
const inventedAtOnce = 400
const storedAtOnce = 40_000

/** Spreads `count` orders over the last 90 days, of which at most `templates` are invented: each is the newest of those that are its copies. */
export function spreadOrders(count: number, templates: number, now: Date) {
  const invented = Math.min(count, templates)
  const firstOf = (template: number) => Math.floor((template * count) / invented)
  const atOnce = Math.max(1, Math.min(inventedAtOnce, Math.floor((storedAtOnce * invented) / count)))
  return {
    /** The most copies that a template has. */
    maxCopies: Math.ceil(count / invented) - 1,
    /** Between an order and the next. */
    apartMs: (days * dayMs) / count,
    /** The templates of one turn after the other; `orders` is how many they stand for. */
    turns: Array.from({ length: Math.ceil(invented / atOnce) }, (_, turn) => {
      const from = turn * atOnce
      const until = Math.min(from + atOnce, invented)
      return { from, until, orders: firstOf(until) - firstOf(from) }
    }),
    /** How many orders a template stands for. */
    ordersOf: (template: number) => firstOf(template + 1) - firstOf(template),
    /** When a template was ordered; `chance` is from 0 to 1. */
    orderedAt: (template: number, chance: number) =>
      new Date(now.getTime() - days * dayMs * (1 - (firstOf(template + 1) - 1 + chance) / count)),
  }
}
