import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkWords } from './check-words.ts'
import { queueExample } from './queue-email.ts'
import { sampleFields } from './render-words.ts'
import { sentOrStored } from './sent-or-stored.ts'

/** Emails words that are not saved yet to the caller, with invented data: nobody else's leaves the shop. */
export async function sendEmailText(ctx: AdminContext, { kind, locale, values }: Payload<typeof calls.sendEmailText>) {
  checkWords(kind, values)
  const fields = sampleFields(kind)
  const { emailId, email } = await ctx.db.transaction(async (tx) => {
    const [caller] = await tx
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, ctx.caller.customerId))
    if (!caller) throw new Error('The caller has no account')
    const id = await queueExample(ctx, tx, {
      ...{ kind, locale, fields, words: values, to: caller.email },
      cause: `example:${randomUUID()}`,
    })
    await recordAuditEvent(ctx, tx, { action: 'email.tested', subjectKind: 'email', subjectId: id })
    return { emailId: id, email: caller.email }
  })
  return { emailId, message: sentOrStored(ctx, apiEmailsMessages.testSent(email)) }
}
