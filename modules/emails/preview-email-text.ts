import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { checkEmail, linksIn } from '#contract/emails/check-email.ts'
import { notFound } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { orders } from '#db/tables/orders.ts'
import { fillWords, placeholderValues } from '#emails/own-words/placeholders.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import type { AdminContext } from '../context.ts'
import { checkWords } from './check-words.ts'
import { templateOf } from './email-templates.ts'
import { renderEmail } from './render-email.ts'
import { sampleFields, subjectOf } from './render-words.ts'

/** Shows an email with words that are not saved, about an order or an invented one, and checks it. */
export async function previewEmailText(ctx: AdminContext, payload: Payload<typeof calls.previewEmailText>) {
  const { kind, locale, values, orderNumber = '' } = payload
  checkWords(kind, values)
  const fields = sampleFields(kind, orderNumber === '' ? {} : await findFacts(ctx, orderNumber))
  const shop = { settings: await ctx.settings.read() }
  const written = { kind, locale, fields, words: values }
  const subject = subjectOf(written, shop)
  const email = { ...written, subject, id: randomUUID(), toEmail: shop.settings.shop.contactEmail }
  const { html, text } = await renderEmail(ctx, email)
  const own = [values.heading, values.opening, values.closing].join('\n')
  const words = runInLocale(locale, () => fillWords(own, placeholderValues(templateOf(kind), fields, shop)))
  const from = shop.settings.shop.contactEmail
  return {
    subject,
    html,
    text,
    orderNumber,
    findings: checkEmail({ subject: values.subject === '' ? '' : subject, words, html, origin: ctx.origin, from }),
    links: linksIn(own),
  }
}

/** What the receipt of an order says, without the links that open it. */
async function findFacts({ db }: AdminContext, orderNumber: string): Promise<object> {
  const [found] = await db
    .select({ fields: emails.fields })
    .from(orders)
    .innerJoin(emails, eq(emails.cause, sql`'receipt:' || ${orders.id}::text`))
    .where(eq(orders.number, orderNumber))
  if (!found) throw notFound(apiEmailsMessages.noOrder(orderNumber))
  return { ...Object(found.fields), place: '/', trackingPath: '/track-order' }
}
