import { and, desc, eq } from 'drizzle-orm'
import { emails } from '#db/tables/emails.ts'
import { apiLaunchMessages as said } from '#messages/en-US/api/launch.ts'
import { type Check, dayOf, done, open } from './launch-shop.ts'

/** Whether passwords and addresses are encrypted on their way. */
export const checkHttps: Check = ({ origin }) =>
  origin.startsWith('https:') ? done(said.httpsDone(origin)) : open(said.httpsMissing(origin), said.httpsAdvice)

/** Whether the email server has accepted a test email. */
export const checkEmail: Check = async ({ db, hasEmailServer }) => {
  const link = { to: '/admin/emails', label: said.links.email }
  if (!hasEmailServer) return open(said.noEmailServer, said.emailServerAdvice, link)
  const [test] = await db
    .select({ to: emails.toEmail, sentAt: emails.sentAt })
    .from(emails)
    .where(and(eq(emails.kind, 'test'), eq(emails.state, 'sent')))
    .orderBy(desc(emails.sentAt))
    .limit(1)
  if (!test?.sentAt) return open(said.noTestEmail, said.testEmailAdvice, link)
  return done(said.emailDone(test.to, dayOf(test.sentAt)))
}

/** Whether a signed event has come back through the public address that the shop has now, for the provider it has now. */
export const checkWebhook: Check = ({ origin, payments, records: { webhook } }) => {
  if (webhook?.about === webhookOf({ origin, payments })) return done(said.webhookDone(dayOf(webhook.at)))
  return open(said.webhookUntested(origin), said.webhookAdvice)
}

/** What a test of the webhook is valid for. */
export const webhookOf = ({ origin, payments }: { origin: string; payments: string }) => `${payments} ${origin}`

/** Whether money moves. */
export const checkKey: Check = ({ payments }) => {
  if (payments === 'stripe-live') return done(said.keyDone)
  return open(payments === 'sandbox' ? said.keyIsSandbox : said.keyIsTest, said.keyAdvice)
}
