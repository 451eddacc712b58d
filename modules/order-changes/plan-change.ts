import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { includedTax } from '#contract/taxes/tax-terms.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { type RefundableOrder, readRefundable } from '../payments/read-refundable.ts'
import { type Choices, listChoices } from '../products/list-choices.ts'
import type { ChangePlan } from './change-plan.ts'
import { priceAddition } from './price-addition.ts'

type Wanted = Payload<typeof calls.previewChange>['lines'][number]
type PaidLine = RefundableOrder['lines'][number]

export interface PlannedChange {
  plan: ChangePlan
  /** Of what it adds. */
  sums: { subtotalCents: number; discountCents: number; taxCents: number; includedTaxCents: number; totalCents: number }
  removedCents: number
  order: RefundableOrder
}

/** The units of a line that have neither shipped nor been removed. */
export const unitsLeftOf = ({ line }: PaidLine) => line.quantity - line.shippedQuantity - line.canceledQuantity

/**
 * What a change of the lines of an order does and costs, at today's prices. Refuses with 409 units that are no longer there and
 * variants that are not sold, and with 400 a change of nothing.
 */
export async function planChange(db: Db | Tx, orderId: string, wanted: readonly Wanted[]): Promise<PlannedChange> {
  const order = await readRefundable(db, eq(orders.id, orderId), { isEdited: true })
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) throw invalid(m.lineTwice)
  const choices = await listChoices(
    db,
    order.lines.map(({ line }) => line),
  )
  const parts = wanted.map((wish) => {
    const paid = order.lines.find(({ line }) => line.id === wish.lineId)
    if (!paid) throw notFound(m.lineNotFound)
    const removed = removalOf(paid, wish)
    return { paid, removed, added: additionOf(paid, removed, choices.get(wish.lineId), wish) }
  })
  const removed = parts.flatMap((part) =>
    part.removed.quantity > 0
      ? [{ lineId: part.paid.line.id, quantity: part.removed.quantity, isReplaced: part.added !== null }]
      : [],
  )
  const added = parts.flatMap((part) => part.added ?? [])
  if (removed.length + added.length === 0) throw invalid(m.nothingChanged)
  const removedUnits = removed.reduce((sum, { quantity }) => sum + quantity, 0)
  const isShipped = order.lines.some(({ line }) => line.shippedQuantity > 0)
  const leftUnits = order.lines.reduce((sum, line) => sum + unitsLeftOf(line), 0)
  if (!isShipped && added.length === 0 && removedUnits === leftUnits) throw conflict(m.everythingRemoved)
  return {
    plan: { removed, added },
    sums: await sumsOf(db, orderId, added),
    removedCents: parts.reduce((sum, part) => sum + part.removed.amountCents, 0),
    order,
  }
}

function removalOf(paid: PaidLine, { keep }: Wanted): { quantity: number; amountCents: number } {
  const quantity = unitsLeftOf(paid) - keep
  if (quantity < 0) throw conflict(m.tooManyUnits(paid.line.name, unitsLeftOf(paid)))
  if (quantity === 0) return { quantity, amountCents: 0 }
  const amountCents = paid.amounts[quantity - 1]
  if (amountCents === undefined) throw conflict(m.alreadyRefunded(paid.line.name))
  return { quantity, amountCents }
}

function additionOf(
  paid: PaidLine,
  removed: { quantity: number; amountCents: number },
  choices: Choices | undefined,
  { add }: Wanted,
): ChangePlan['added'][number] | null {
  if (!add) return null
  const { line } = paid
  // The store credit of a code is returned to it, and cannot pay for something else.
  if (line.creditCents > 0) throw conflict(m.paidWithCredit(line.name))
  const found = choices && [choices.own, ...choices.variants].find((each) => each?.variantId === add.variantId)
  if (!found) throw conflict(m.noLongerSold(line.name))
  const { variantId, productId, sku, name, path, image, color, size, sizeLabel } = found
  const { ownPriceCents } = choices
  const { quantity } = add
  const { totalCents: _, ...price } = priceAddition({
    paid,
    removed,
    ownPriceCents,
    wantedPriceCents: found.unitPriceCents,
    quantity,
  })
  const wanted = { productId, variantId, sku, name, path, image, color, size, sizeLabel }
  return { replacesId: line.id, ...wanted, quantity, ...price }
}

async function sumsOf(db: Db | Tx, orderId: string, added: ChangePlan['added']): Promise<PlannedChange['sums']> {
  const subtotalCents = added.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const discountCents = added.reduce((sum, line) => sum + line.discountCents, 0)
  const taxCents = added.reduce((sum, line) => sum + line.taxCents, 0)
  const totalCents = subtotalCents - discountCents + taxCents
  const [terms] = await db
    .select({
      country: orders.country,
      taxMode: checkoutSessions.taxMode,
      vatRates: checkoutSessions.vatRates,
    })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(eq(orders.id, orderId))
  const included = terms
    ? includedTax(totalCents, terms.country, {
        taxMode: terms.taxMode,
        vatRates: z.parse(settingFields.taxation.vatRates, terms.vatRates),
      })
    : { cents: 0 }
  return { subtotalCents, discountCents, taxCents, includedTaxCents: included.cents, totalCents }
}
