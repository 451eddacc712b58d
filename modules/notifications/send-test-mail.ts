import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { admin } from '#contract/admin.ts'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import { noteAction } from '../audit/note-action.ts'
import type { AdminContext } from '../context.ts'
import { queueMail } from './queue-mail.ts'

/** Writes a mail to any address, to see whether mails arrive; what becomes of it stands among the mails. */
export async function sendTestMail(ctx: AdminContext, { email }: Payload<typeof admin.sendTestMail>) {
  const to = normalEmail(email)
  if (!isEmail(to)) throw invalid('Invalid email address.')
  const mailId = await ctx.db.transaction(async (tx) => {
    const [sender] = await tx
      .select({ firstName: customers.firstName })
      .from(customers)
      .where(eq(customers.id, ctx.caller.customerId))
    const id = await queueMail(ctx, tx, {
      kind: 'test',
      cause: `test:${randomUUID()}`,
      to,
      fields: { firstName: sender?.firstName ?? 'An admin' },
    })
    if (!id) throw new Error('The mail was not written')
    await noteAction(ctx, tx, { action: 'mail.tested', subjectKind: 'mail', subjectId: id, detail: { to } })
    return id
  })
  return { mailId, message: `The test to ${to} is on its way.` }
}
