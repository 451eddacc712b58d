import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { queueEmail } from './queue-email.ts'
import { sentOrStored } from './sent-or-stored.ts'

/** Queues a test email to any address; its state is shown in the list of emails. */
export async function sendTestEmail(ctx: AdminContext, { email }: Payload<typeof calls.sendTestEmail>) {
  const to = normalEmail(email)
  if (!isEmail(to)) throw invalid(rulesMessages.invalidEmail)
  const emailId = await ctx.db.transaction(async (tx) => {
    const [sender] = await tx
      .select({ firstName: customers.firstName })
      .from(customers)
      .where(eq(customers.id, ctx.caller.customerId))
    const id = await queueEmail(ctx, tx, {
      kind: 'test',
      cause: `test:${randomUUID()}`,
      to,
      fields: { firstName: sender?.firstName ?? apiEmailsMessages.anAdmin },
    })
    if (!id) throw new Error('The email was not written')
    await recordAuditEvent(ctx, tx, { action: 'email.tested', subjectKind: 'email', subjectId: id })
    return id
  })
  return { emailId, message: sentOrStored(ctx, apiEmailsMessages.testSent(to)) }
}
