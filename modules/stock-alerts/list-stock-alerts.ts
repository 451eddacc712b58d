import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import type { AdminContext } from '../context.ts'
import { readAlerts } from './read-alerts.ts'

/** A page of waiting or sent alerts; each word of `search` must match the email address or the product. */
export async function listStockAlerts(ctx: AdminContext, query: Payload<typeof calls.listStockAlerts>) {
  const found = await readAlerts(ctx.db, query, query.limit + 1)
  const page = found.slice(0, query.limit)
  return {
    alerts: page.map(({ alert }) => alert),
    next: found.length > query.limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
