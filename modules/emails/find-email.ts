import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { notFound } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import type { AdminContext } from '../context.ts'
import { renderEmail } from './render-email.ts'
import { showEmail } from './show-email.ts'

/** An email as it was or will be sent. */
export async function findEmail(ctx: AdminContext, { id }: Payload<typeof calls.findEmail>) {
  const [found] = await ctx.db.select().from(emails).where(eq(emails.id, id))
  if (!found) throw notFound(apiEmailsMessages.notFound)
  const { html, text } = await renderEmail(ctx, found)
  return { mail: { ...showEmail(found), html, text, hasMailServer: ctx.mailer.name === 'smtp' } }
}
