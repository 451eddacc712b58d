import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { conflict } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Queues a parked email again, with all its attempts. */
export async function retryEmail(ctx: AdminContext, { id }: Payload<typeof calls.retryEmail>) {
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(emails)
      .set({ state: 'queued', attempts: 0 })
      .where(and(eq(emails.id, id), eq(emails.state, 'parked')))
      .returning({ id: emails.id })
    if (!queued) throw conflict(apiEmailsMessages.notParked)
    await ctx.enqueue(tx, 'sendEmail', { emailId: queued.id })
    await recordAuditEvent(ctx, tx, { action: 'mail.retried', subjectKind: 'mail', subjectId: queued.id })
  })
  return { message: apiEmailsMessages.retrying }
}
