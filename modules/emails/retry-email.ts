import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { conflict } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Queues an email again that failed, or that was not sent once there is an email server, with all its attempts. */
export async function retryEmail(ctx: AdminContext, { id }: Payload<typeof calls.retryEmail>) {
  await ctx.db.transaction(async (tx) => {
    const [email] = await tx.select({ state: emails.state }).from(emails).where(eq(emails.id, id)).for('update')
    if (email?.state !== 'parked' && email?.state !== 'unsent') throw conflict(apiEmailsMessages.notParked)
    if (email.state === 'unsent' && ctx.mailer.name !== 'smtp') throw conflict(apiEmailsMessages.noServer)
    await tx.update(emails).set({ state: 'queued', attempts: 0 }).where(eq(emails.id, id))
    await ctx.enqueue(tx, 'sendEmail', { emailId: id })
    await recordAuditEvent(ctx, tx, { action: 'email.retried', subjectKind: 'email', subjectId: id })
  })
  return { message: apiEmailsMessages.retrying }
}
