import { conflict, invalid } from '#contract/errors.ts'
import { formatCents } from '#contract/money.ts'
import type { orderLines } from '#db/tables/orders.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { Choices } from '../products/list-choices.ts'
import type { PricedLine } from '../products/price-lines.ts'

/** The variant that a line is to be exchanged for. Refuses one that is not sold any more, and one that costs more. */
export function findWanted(
  line: Pick<typeof orderLines.$inferSelect, 'name' | 'creditCents'>,
  choices: Choices | undefined,
  variantId: string | null,
): PricedLine {
  // The store credit of a code cannot pay for another order than its own.
  if (line.creditCents > 0) throw conflict(m.paidWithCredit(line.name))
  if (variantId === null) throw invalid(m.chooseExchange(line.name))
  const wanted = choices?.variants.find((each) => each.variantId === variantId)
  if (!choices || !wanted) throw conflict(m.noLongerSold(line.name))
  const moreCents = wanted.unitPriceCents - choices.ownPriceCents
  if (moreCents > 0) throw conflict(m.costsMore(line.name, formatCents(moreCents)))
  return wanted
}
