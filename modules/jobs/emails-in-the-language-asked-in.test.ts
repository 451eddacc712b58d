import { asc, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('emails that jobs write are in the language in which they were asked for, or else that of the shop', async () => {
  const shop = await createTestShop()
  const person = await shop.customer()
  const guest = shop.as(shop.guest())
  await runInLocale('de', () => guest.accounts.forgetPassword({ email: person.email }))
  await runInLocale('de', () => guest.newsletter.newsletter({ email: person.email }))
  const other = await shop.customer()
  await shop.db.transaction((tx) => shop.enqueue(tx, 'subscribeNewsletter', { email: other.email }))
  await shop.runJobs()

  const sent = await shop.db
    .select({ kind: emails.kind, locale: emails.locale, subject: emails.subject })
    .from(emails)
    .where(inArray(emails.toEmail, [person.email, other.email]))
    .orderBy(asc(emails.kind), asc(emails.locale))
  expect(sent).toMatchObject([
    { kind: 'newsletter-confirm', locale: 'de', subject: 'Bitte bestätigen Sie Ihr Newsletter-Abonnement' },
    { kind: 'newsletter-confirm', locale: 'en-US', subject: 'Please confirm your newsletter subscription' },
    { kind: 'reset-password', locale: 'de' },
  ])
})
