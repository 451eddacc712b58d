import { and, eq, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { collectData } from './collect-data.ts'

/** Everything the shop stores about a customer, for an owner who was asked for it. */
export async function exportCustomer(ctx: AdminContext, { customerId }: Payload<typeof calls.exportCustomer>) {
  const [found] = await ctx.db
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
  if (!found) throw notFound(apiCustomersMessages.notFound)
  const myData = await collectData({ ...ctx, caller: { ...ctx.caller, customerId } })
  await ctx.db.transaction((tx) =>
    recordAuditEvent(ctx, tx, { action: 'customer.exported', subjectKind: 'customer', subjectId: customerId }),
  )
  return { message: apiCustomersMessages.theirData(found.firstName), myData }
}
