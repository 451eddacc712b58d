import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { changeReturn } from './change-return.ts'
import { holdExchange } from './hold-exchange.ts'
import { isReturn } from './is-return.ts'
import { moveReturn } from './move-return.ts'
import { findStoredReturn } from './read-returns.ts'

/**
 * Approves a return as what the buyer wished or as a refund instead; an exchange reserves its units in the same transaction.
 * Refuses with 409 one that was answered meanwhile, and an exchange whose units are sold out or cost more.
 */
export async function approveReturn(ctx: AdminContext, asked: Payload<typeof calls.approveReturn>) {
  const { returnId, wish, answer } = asked
  const orderReturn = await changeReturn(
    ctx,
    { returnId, event: 'return-approved', action: 'return.approved' },
    async (tx) => {
      const { settings } = await readSettings(tx)
      const days = settings.returns.sendBackDays
      const expiresAt = sql`shop_now() + make_interval(days => ${days}::int)`
      await moveReturn(tx, returnId, 'approved', { wish, answer, expiresAt })
      const stored = await findStoredReturn(tx, isReturn(returnId))
      if (wish === 'exchange') await holdExchange(tx, stored)
    },
  )
  return { orderReturn, message: m.approved }
}
