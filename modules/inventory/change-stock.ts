import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import type { AdminContext } from '../context.ts'
import { storeStock } from './store-stock.ts'

/** Sets the stock of variants, all or none; refusals as `storeStock`. */
export async function changeStock(ctx: AdminContext, { changes, reason }: Payload<typeof calls.changeStock>) {
  const variants = await ctx.db.transaction((tx) => storeStock(ctx, tx, changes, reason))
  return { variants, message: apiInventoryMessages.changed }
}
