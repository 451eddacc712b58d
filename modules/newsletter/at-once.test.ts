import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

async function letConfirm(shop: TestShop, confirmsNewsletter: boolean) {
  const { settings } = shop.as(await shop.admin())
  const own = await settings.ownSettings({})
  await settings.changeShop({ version: own.versions.shop, values: { ...own.settings.shop, confirmsNewsletter } })
}

const kindsTo = async (shop: TestShop, email: string) =>
  (await shop.emails()).filter(({ toEmail }) => toEmail === email).map(({ kind }) => kind)

async function historyOf(shop: TestShop, email: string) {
  const { consents } = await shop.as(await shop.admin()).newsletter.listConsents({ search: email, sort: 'oldest' })
  return consents.map(({ event, source, wording }) => [event, source, wording])
}

const isSubscribed = async (shop: TestShop, email: string) => {
  const [found] = await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return found !== undefined && found.unsubscribedAt === null
}

const invitation = 'New arrivals, restocks and seasonal edits from MG, about twice a month. Unsubscribe at any time.'

test('without confirmation an address is subscribed when it is entered, welcomed once, and never asked to confirm', async () => {
  const shop = await createTestShop()
  await letConfirm(shop, false)
  const guest = shop.as(shop.guest()).newsletter
  const answers = new Set<string>()
  for (const email of ['ann@example.com', 'ANN@example.com', 'ann@example.com']) {
    answers.add((await guest.newsletter({ email })).message)
    await shop.runJobs()
  }
  expect([...answers]).toEqual(["You're subscribed to our newsletter. Thank you."])
  expect(await isSubscribed(shop, 'ann@example.com')).toBe(true)
  expect(await kindsTo(shop, 'ann@example.com')).toEqual(['newsletter-welcome'])
  expect(await historyOf(shop, 'ann@example.com')).toEqual([['subscribed', 'form', invitation]])
})

test('without confirmation sign-up subscribes at once, under a sentence that promises no link', async () => {
  const shop = await createTestShop()
  await letConfirm(shop, false)
  const password = 'correct horse battery'
  const account = {
    firstName: 'Bea',
    lastName: 'Kern',
    country: 'Germany',
    channel: 'Friends' as const,
    newsletter: true,
  }
  const email = 'bea@example.com'
  await shop.as(shop.guest()).accounts.signup({ ...account, email, password, confirmPassword: password })
  await shop.runJobs()
  expect(await isSubscribed(shop, email)).toBe(true)
  expect(await kindsTo(shop, email)).not.toContain('newsletter-confirm')
  const read = 'Send me the newsletter. New arrivals and sales, about twice a month. Unsubscribe at any time.'
  expect(await historyOf(shop, email)).toEqual([['subscribed', 'sign-up', read]])
})

test('changing the setting subscribes and removes nobody, and a request ends as its answer said', async () => {
  const shop = await createTestShop()
  const guest = shop.as(shop.guest()).newsletter
  await guest.newsletter({ email: 'pending@example.com' })
  await shop.runJobs()
  await guest.newsletter({ email: 'promised@example.com' })
  await letConfirm(shop, false)
  await shop.runJobs()
  for (const email of ['pending@example.com', 'promised@example.com']) {
    expect(await isSubscribed(shop, email)).toBe(false)
    expect(await kindsTo(shop, email)).toEqual(['newsletter-confirm'])
  }
  await confirmSubscription(shop, 'pending@example.com')
  const events = (await historyOf(shop, 'pending@example.com')).map(([event]) => event)
  expect(events).toEqual(['asked', 'confirmed'])
  // A second request does not need the link.
  await guest.newsletter({ email: 'promised@example.com' })
  await letConfirm(shop, true)
  await shop.runJobs()
  expect(await isSubscribed(shop, 'promised@example.com')).toBe(true)
  expect(await isSubscribed(shop, 'pending@example.com')).toBe(true)
  await guest.newsletter({ email: 'late@example.com' })
  await shop.runJobs()
  expect(await isSubscribed(shop, 'late@example.com')).toBe(false)
})
