import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/customers/calls.ts'
import { conflict } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from './lock-customer.ts'

/** Changes the note about a customer, unless someone else has changed it since it was read. */
export async function noteCustomer(
  ctx: AdminContext,
  { customerId, note: typed, seen }: Payload<typeof calls.noteCustomer>,
) {
  const note = typed.replace(/\r\n?/g, '\n').trim()
  await ctx.db.transaction(async (tx) => {
    const { note: before } = await lockCustomer(tx, customerId)
    if (before !== seen) throw conflict(apiCustomersMessages.noteChangedMeanwhile)
    if (before === note) return
    await tx.update(customers).set({ note }).where(eq(customers.id, customerId))
    await recordAuditEvent(ctx, tx, { action: 'customer.noted', subjectKind: 'customer', subjectId: customerId })
  })
  return { note, message: apiCustomersMessages.noted }
}
