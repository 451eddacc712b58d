import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/settings/calls.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import type { AdminContext } from '../context.ts'
import { makeOwnShop } from './make-own-shop.ts'

/** Makes an empty shop one's own. Refuses one that has products, or is one's own already, with 409. */
export async function startOwnShop(ctx: AdminContext, own: Payload<typeof calls.startOwnShop>) {
  await makeOwnShop(ctx.db, own, ctx)
  await ctx.settings.refresh()
  return { message: apiSettingsMessages.shopStarted(own.name) }
}
