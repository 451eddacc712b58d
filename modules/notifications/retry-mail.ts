import { and, eq } from 'drizzle-orm'
import type { admin } from '#contract/admin.ts'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import { mails } from '#db/tables/mails.ts'
import { noteAction } from '../audit/note-action.ts'
import type { AdminContext } from '../context.ts'

/** Queues a parked mail once more, with all its tries before it again. */
export async function retryMail(ctx: AdminContext, { id }: Payload<typeof admin.retryMail>) {
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(mails)
      .set({ state: 'queued', attempts: 0 })
      .where(and(eq(mails.id, id), eq(mails.state, 'parked')))
      .returning({ id: mails.id })
    if (!queued) throw conflict('This mail is not parked.')
    await ctx.enqueue(tx, 'sendMail', { mailId: queued.id })
    await noteAction(ctx, tx, { action: 'mail.retried', subjectKind: 'mail', subjectId: queued.id })
  })
  return { message: 'The mail is on its way again.' }
}
