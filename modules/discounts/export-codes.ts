import { stringify } from 'csv-stringify/sync'
import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { discountCodes } from '#db/tables/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { findOwnDiscount } from './find-discount.ts'

const batchSize = 1_000
const heading = ['Code', 'Uses', 'Limit', 'Orders']

/** A thousand codes as CSV, oldest first, with the orders that used them. The first batch records the export in the audit log. */
export async function exportCodes(ctx: AdminContext, { discountId, after }: Payload<typeof calls.exportCodes>) {
  const { timeZone } = (await ctx.settings.read()).shop
  const { title } = await findOwnDiscount(ctx.db, discountId, timeZone)
  const ofCode = sql`discount_redemptions r join orders o on o.id = r.order_id
    where r.code_id = discount_codes.id and r.state = 'redeemed'`
  const found = await ctx.db
    .select({
      code: discountCodes.code,
      maxUses: discountCodes.maxUses,
      uses: sql<number>`(select count(*)::int from ${ofCode})`,
      orders: sql<string>`(select coalesce(string_agg(o.number, ' ' order by o.created_at), '') from ${ofCode})`,
      cursor: cursorOf(discountCodes.createdAt, discountCodes.id),
    })
    .from(discountCodes)
    .where(
      and(
        eq(discountCodes.discountId, discountId),
        after === undefined ? undefined : isAfterCursor(discountCodes.createdAt, discountCodes.id, after, 'oldest'),
      ),
    )
    .orderBy(...inOrder(discountCodes.createdAt, discountCodes.id, 'oldest'))
    .limit(batchSize + 1)
  if (after === undefined) {
    const event = { subjectKind: 'discount', subjectId: discountId, detail: { title } } as const
    await ctx.db.transaction((tx) => recordAuditEvent(ctx, tx, { action: 'discount.codes-exported', ...event }))
  }
  const part = found.slice(0, batchSize)
  const rows = part.map(({ code, uses, maxUses, orders }) => [code, String(uses), String(maxUses ?? ''), orders])
  return {
    csv: stringify([...(after === undefined ? [heading] : []), ...rows.map((row) => row.map(escapeFormula))], {
      record_delimiter: '\r\n',
    }),
    next: found.length > batchSize ? (part.at(-1)?.cursor ?? null) : null,
  }
}
