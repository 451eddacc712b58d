import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import type { AdminContext } from '../context.ts'
import { planChange } from './plan-change.ts'

/** What a change of the lines of an order would cost or refund. */
export async function previewChange({ db }: AdminContext, { orderId, lines }: Payload<typeof calls.previewChange>) {
  const { sums, removedCents } = await planChange(db, orderId, lines)
  return { difference: { removed: toAmount(removedCents), added: toAmount(sums.totalCents) }, message: m.preview }
}
