import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { notFound } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import type { AdminContext } from '../context.ts'
import { isLoopback } from '../is-loopback.ts'
import { may } from '../may.ts'
import { renderEmail } from './render-email.ts'
import { unsealSecrets } from './sealed-secrets.ts'
import { showEmail } from './show-email.ts'
import { withoutSecrets } from './without-secrets.ts'

/**
 * An email as it was or will be sent. Secrets in it, such as a link that sets a password or a code of store credit, are hidden
 * from admins, who could log in as another user or spend it; not from owners on a machine of one's own without an email server, where nobody else receives them.
 */
export async function findEmail(ctx: AdminContext, { id }: Payload<typeof calls.findEmail>) {
  const [found] = await ctx.db.select().from(emails).where(eq(emails.id, id))
  if (!found) throw notFound(apiEmailsMessages.notFound)
  const isRehearsal = ctx.mailer.name === 'outbox' && isLoopback(ctx.origin) && may(ctx, 'owner')
  const fields = isRehearsal ? unsealSecrets(ctx, found) : null
  const { html, text } = await renderEmail(ctx, fields === null ? withoutSecrets(found) : { ...found, fields })
  return { email: { ...showEmail(found), html, text, hasEmailServer: ctx.mailer.name === 'smtp' } }
}
