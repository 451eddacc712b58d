import { eq, isNotNull } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { newsletterConsents } from '#db/tables/newsletter.ts'
import { createApp } from '#server/app.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'
import { unsubscribePath } from './signed-address.ts'

const password = 'correct horse battery'
const invitation = 'New arrivals, restocks and seasonal edits from MG, about twice a month. Unsubscribe at any time.'
const confirmation = "One click, and you'll get MG's new arrivals and sales by email, about twice a month."

const segmentOf = (shop: TestShop, email: string) => unsubscribePath(shop, email).replace('/unsubscribe/', '')

async function historyOf(shop: TestShop, email: string) {
  const { consents } = await shop.as(await shop.admin()).newsletter.listConsents({ search: email, sort: 'oldest' })
  return consents.map(({ event, source, wording }) => [event, source, wording])
}

test('every step of a consent is recorded once, with where it happened and what was read', async () => {
  const shop = await createTestShop()
  const guest = shop.as(shop.guest()).newsletter
  for (let time = 0; time < 2; time++) await guest.newsletter({ email: 'ann@example.com' })
  const { key } = await confirmSubscription(shop, 'ann@example.com')
  await guest.confirmNewsletter({ key })
  for (let time = 0; time < 2; time++) await guest.deactivateNewsletter({ email: segmentOf(shop, 'ann@example.com') })

  expect(await historyOf(shop, 'ann@example.com')).toEqual([
    ['asked', 'form', invitation],
    ['confirmed', 'email-link', confirmation],
    ['withdrawn', 'email-link', ''],
  ])
})

test('the history says what was read in the language it was read in, at sign-up too', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de', origin: url },
      body: JSON.stringify(body),
    })
  const names = { firstName: 'Bea', lastName: 'Kern', country: 'Germany', channel: 'Friends' }
  const account = { ...names, email: 'bea@example.com', password, confirmPassword: password, newsletter: true }
  expect((await post('users/signup', account)).status).toBe(200)
  await shop.runJobs()
  const [[event, source, wording] = []] = await historyOf(shop, 'bea@example.com')
  expect([event, source]).toEqual(['asked', 'sign-up'])
  expect(wording).toMatch(/^Newsletter abonnieren/)
})

test('the unsubscribe button of email programs, and staff, are where a consent was withdrawn', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin()).newsletter
  for (const email of ['cai@example.com', 'dov@example.com']) {
    await shop.as(shop.guest()).newsletter.newsletter({ email })
    await confirmSubscription(shop, email)
  }
  const app = await createApp(shop, {
    trustProxy: false,
    logger: false,
    async serve(all) {
      await all.register(async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
        scope.post('/*', async () => 'the page')
      })
    },
  })
  onTestFinished(() => app.close())
  const oneClick = {
    ...{ method: 'POST' as const, url: unsubscribePath(shop, 'cai@example.com') },
    ...{ payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  }
  for (let time = 0; time < 2; time++) expect((await app.inject(oneClick)).statusCode).toBe(200)
  const [dov] = (await owner.listSubscribers({ search: 'dov' })).subscribers
  await owner.unsubscribeSubscriber({ subscriberId: dov?.subscriberId ?? '' })

  const { consents } = await owner.listConsents({ event: 'withdrawn' })
  expect(consents.map(({ email, source }) => [email, source])).toEqual([
    ['dov@example.com', 'staff'],
    ['cai@example.com', 'one-click'],
  ])
})

test('customers and staff see the history of a customer, once the address is confirmed to be theirs', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const ann = await shop.customer('ann@example.com')
  const own = eq(customers.id, ann.id)
  await shop.db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(own)
  await shop.as(ann).newsletter.newsletter({ email: 'ann@example.com' })
  await confirmSubscription(shop, 'ann@example.com')

  const events = ['asked', 'confirmed']
  const { customer } = await owner.privacy.findCustomer({ customerId: ann.id })
  expect(customer.consents.map(({ event }) => event)).toEqual(events)
  const download = async () => (await shop.as(ann).privacy.downloadMyData({ password })).myData.newsletter
  expect(await download()).toBeNull()
  await shop.confirmAddress(ann)
  expect((await download())?.history.map(({ event }) => event)).toEqual(events)
})

test('of an erased address only a hash stays, which proves the consent to anyone who names the address', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const ann = await shop.customer('Ann@example.com')
  await shop.confirmAddress(ann)
  await shop.as(ann).newsletter.newsletter({ email: 'ann@example.com' })
  await confirmSubscription(shop, 'ann@example.com')
  await owner.privacy.deleteCustomer({ customerId: ann.id })

  const stored = await shop.db.select().from(newsletterConsents)
  expect(JSON.stringify(stored)).not.toMatch(/ann/i)
  expect(new Set(stored.map(({ emailHash }) => emailHash)).size).toBe(1)
  expect(await shop.db.$count(newsletterConsents, isNotNull(newsletterConsents.email))).toBe(0)
  const proof = [
    ['asked', 'form', invitation],
    ['confirmed', 'email-link', confirmation],
    ['erased', 'erasure', ''],
  ]
  expect(await historyOf(shop, ' ANN@example.com ')).toEqual(proof)
  expect(await historyOf(shop, 'ann')).toEqual([])
  expect(await historyOf(shop, 'anna@example.com')).toEqual([])

  // The same address may come again; both are its history.
  await shop.as(shop.guest()).newsletter.newsletter({ email: 'ann@example.com' })
  await confirmSubscription(shop, 'ann@example.com')
  expect((await historyOf(shop, 'ann@example.com')).slice(3)).toEqual(proof.slice(0, 2))
})

test('the list is paged without gaps, and only for staff who care for customers', async () => {
  const shop = await createTestShop()
  const rows = Array.from({ length: 70 }, (_, at) => ({
    ...{ email: `reader-${at}@example.com`, event: 'asked' as const, source: 'form' as const },
    at: new Date('2026-01-01'),
  }))
  await shop.db.insert(newsletterConsents).values(rows)
  const { newsletter } = shop.as(await shop.staff('support'))
  const first = await newsletter.listConsents({})
  const second = await newsletter.listConsents({ after: first.next ?? '' })
  expect(second.next).toBeNull()
  expect(new Set([...first.consents, ...second.consents].map(({ email }) => email)).size).toBe(70)

  await expect(newsletter.listConsents({ after: 'nowhere' })).rejects.toMatchObject({ status: 400 })
  for (const person of [await shop.staff('editor'), await shop.customer()]) {
    await expect(shop.as(person).newsletter.listConsents({})).rejects.toMatchObject({ status: 403 })
  }
})

const proof = 'Signed the list at our counter.'

test('addresses that agreed elsewhere are imported with the proof of it, and nobody gets an email', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin()).newsletter
  await owner.importSubscribers({ addresses: 'old@example.com', proof, consentedOn: '2026-01-02' })
  const [old] = (await owner.listSubscribers({})).subscribers
  await owner.unsubscribeSubscriber({ subscriberId: old?.subscriberId ?? '' })
  const erin = await shop.customer('erin@example.com')
  await shop.confirmAddress(erin)
  await owner.importSubscribers({ addresses: 'erin@example.com', proof, consentedOn: '2026-01-02' })
  await shop.as(await shop.admin()).privacy.deleteCustomer({ customerId: erin.id })
  await shop.runJobs()

  const addresses = 'Ann@example.com\n bea@example.com; ann@example.com,old@example.com\r\nerin@example.com'
  const imported = await owner.importSubscribers({ addresses, proof, consentedOn: '2026-01-02' })
  expect(imported).toMatchObject({
    added: 2,
    message: '2 addresses added. 2 left out: already on the list, unsubscribed, or of a deleted account.',
  })
  const { subscribers, counts } = await owner.listSubscribers({ state: 'subscribed' })
  expect(subscribers.map(({ email }) => email).toSorted()).toEqual(['ann@example.com', 'bea@example.com'])
  expect(counts).toEqual({ subscribed: 2, unsubscribed: 1 })
  expect(await historyOf(shop, 'bea@example.com')).toEqual([['imported', 'import', `${proof} (2026-01-02)`]])
  await shop.runJobs()
  expect((await shop.emails()).filter(({ kind }) => kind !== 'account-deleted')).toEqual([])
})

test('an import that cannot be read imports nothing and says why, and is for owners', async () => {
  const shop = await createTestShop()
  const { newsletter } = shop.as(await shop.admin())
  const good = { addresses: 'ann@example.com', proof, consentedOn: '2026-01-02' }
  const many = Array.from({ length: 5_001 }, (_, at) => `r${at}@example.com`).join('\n')
  for (const [typed, message] of [
    [{ addresses: ' ' }, 'Please enter at least one email address.'],
    [{ addresses: 'ann@example.com\nbea@' }, '“bea@” is not an email address. Nothing was imported.'],
    [{ addresses: 'a b c' }, '“a” and 2 more are not email addresses. Nothing was imported.'],
    [{ addresses: many }, 'Please import at most 5,000 addresses at a time.'],
    [{ proof: ' ' }, 'Please say how they agreed to your newsletter.'],
    [{ consentedOn: '2999-01-01' }, 'This day has not come yet.'],
    [{ consentedOn: 'yesterday' }, 'Please enter the day of the latest consent.'],
  ] as const) {
    await expect(newsletter.importSubscribers({ ...good, ...typed })).rejects.toMatchObject({ status: 400, message })
  }
  expect((await newsletter.listSubscribers({})).subscribers).toEqual([])
  const manager = shop.as(await shop.staff('manager')).newsletter
  await expect(manager.importSubscribers(good)).rejects.toMatchObject({ status: 403 })
})
