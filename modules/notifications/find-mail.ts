import { eq } from 'drizzle-orm'
import type { admin } from '#contract/admin.ts'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import { mails } from '#db/tables/mails.ts'
import type { AdminContext } from '../context.ts'
import { renderMail } from './render-mail.ts'
import { showMail } from './show-mail.ts'

/** A mail as it was or will be sent. */
export async function findMail(ctx: AdminContext, { id }: Payload<typeof admin.findMail>) {
  const [found] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  if (!found) throw notFound('There is no such mail.')
  const { html, text } = await renderMail(ctx, found)
  return { mail: { ...showMail(found), html, text } }
}
