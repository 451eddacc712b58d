import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/demo/calls.ts'
import { conflict, invalid } from '#contract/errors.ts'
import { settings } from '#db/tables/settings.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'
import { apiDemoMessages } from '#messages/en-US/api/demo.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { clearingKey } from './clearing-key.ts'
import { countDemo, findRealOrder } from './read-demo.ts'

/** Starts the job that removes the demo. Refuses another name than the shop's, and a shop with real orders. */
export async function clearDemo(ctx: AdminContext, { shopName }: Payload<typeof calls.clearDemo>) {
  const { name } = (await ctx.settings.read()).shop
  if (shopName.toLowerCase() !== name.toLowerCase()) throw invalid(apiDemoMessages.otherName(name))
  const counts = await countDemo(ctx.db)
  if (Object.values(counts).every((count) => count === 0)) throw conflict(apiDemoMessages.nothingToClear)

  await ctx.db.transaction(async (tx) => {
    if (await findRealOrder(tx)) throw conflict(adminLaunchMessages.demo.realOrders)
    const [started] = await tx
      .insert(settings)
      .values({ key: clearingKey, value: true })
      .onConflictDoNothing()
      .returning({ key: settings.key })
    if (!started) throw conflict(apiDemoMessages.clearingAlready)
    await ctx.enqueue(tx, 'removeDemo', {})
    await recordAuditEvent(ctx, tx, {
      action: 'demo.cleared',
      subjectKind: 'settings',
      subjectId: 'demo',
      detail: counts,
    })
  })
  return { message: apiDemoMessages.clearing }
}
