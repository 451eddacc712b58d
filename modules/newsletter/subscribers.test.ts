import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'

async function shopWithSubscribers() {
  const shop = await createTestShop()
  const admin = await shop.admin()
  for (const email of ['ann@one.example', 'mia@two.example', 'zoe_1@one.example']) {
    await shop.as(shop.guest()).newsletter.newsletter({ email })
    await confirmSubscription(shop, email)
  }
  return { shop, admin, api: shop.as(admin).newsletter }
}

test('the owner sees subscribers, newest first, and how many there are', async () => {
  const { api } = await shopWithSubscribers()
  const { subscribers, counts, next } = await api.listSubscribers({})
  expect(subscribers.map(({ email }) => email)).toEqual(['zoe_1@one.example', 'mia@two.example', 'ann@one.example'])
  expect({ counts, next }).toEqual({ counts: { subscribed: 3, unsubscribed: 0 }, next: null })

  const find = async (search: string) => (await api.listSubscribers({ search })).subscribers.map(({ email }) => email)
  expect(await find('ONE.example')).toEqual(['zoe_1@one.example', 'ann@one.example'])
  expect(await find('one ann')).toEqual(['ann@one.example'])
  expect(await find('e_1')).toEqual(['zoe_1@one.example'])
  expect(await find('%')).toEqual([])
})

test('an address is unsubscribed at the request of its owner, who can subscribe again', async () => {
  const { shop, api } = await shopWithSubscribers()
  const [ann] = (await api.listSubscribers({ search: 'ann' })).subscribers
  const subscriberId = ann?.subscriberId ?? ''
  expect(await api.unsubscribeSubscriber({ subscriberId })).toMatchObject({
    message: 'Address unsubscribed.',
    subscriber: { email: 'ann@one.example', unsubscribedAt: expect.any(String) },
  })
  expect(await api.listSubscribers({ state: 'unsubscribed' })).toMatchObject({
    subscribers: [{ email: 'ann@one.example' }],
    counts: { subscribed: 2, unsubscribed: 1 },
  })
  expect((await api.listSubscribers({ state: 'subscribed' })).subscribers).toHaveLength(2)

  await expect(api.unsubscribeSubscriber({ subscriberId })).rejects.toMatchObject({
    status: 409,
    message: 'This address is already unsubscribed.',
  })
  await expect(api.unsubscribeSubscriber({ subscriberId: randomUUID() })).rejects.toMatchObject({
    status: 404,
    message: 'This address is not on the list.',
  })
  const noted = await shop.db.select().from(auditEvents)
  expect(noted).toMatchObject([
    { action: 'subscriber.unsubscribed', subjectKind: 'subscriber', subjectId: subscriberId },
  ])
  expect(JSON.stringify(noted)).not.toContain('ann@')

  await shop.as(shop.guest()).newsletter.newsletter({ email: 'ann@one.example' })
  await confirmSubscription(shop, 'ann@one.example')
  expect((await api.listSubscribers({})).subscribers[0]).toMatchObject({ subscriberId, unsubscribedAt: null })
})

test('a hundred thousand addresses are paged and exported once each, also with equal timestamps', async () => {
  const { shop, admin, api } = await shopWithSubscribers()
  // On a busy machine this takes longer than a request may.
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
    insert into newsletter_subscribers (email, subscribed_at, unsubscribed_at)
    select 'reader' || n || '@many.example', date_trunc('hour', now()) - n / 1000 * interval '1 hour',
      case when n % 1000 = 0 then now() end
    from generate_series(1, 100000) n
  `)
  })
  await shop.db.execute(sql`analyze newsletter_subscribers`)

  const seen = new Set<string>()
  let after: string | undefined
  for (let page = 0; page < 30; page++) {
    const { subscribers, next } = await api.listSubscribers({ limit: 100, ...(after && { after }) })
    for (const { subscriberId } of subscribers) seen.add(subscriberId)
    after = next ?? undefined
  }
  expect(seen.size).toBe(3_000)
  expect((await api.listSubscribers({})).counts).toEqual({ subscribed: 99_903, unsubscribed: 100 })

  const { url } = await shop.listen()
  const download = async (query: string, { token }: Person) =>
    fetch(`${url}/admin/newsletter/export.csv${query}`, { headers: token ? { cookie: `session=${token}` } : {} })
  const response = await download('?state=subscribed', admin)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
  expect(response.headers.get('content-length')).toBeNull()
  const rows = parse(await response.text(), { bom: true, columns: true }) as Record<string, string>[]
  expect(rows).toHaveLength(99_903)
  expect(new Set(rows.map(({ Email }) => Email)).size).toBe(99_903)
  expect(rows[0]).toEqual({ Email: 'zoe_1@one.example', Subscribed: expect.stringMatching(/Z$/), Unsubscribed: '' })
  const noted = await shop.db.select().from(auditEvents)
  expect(noted).toMatchObject([{ action: 'subscribers.exported', detail: { state: 'subscribed', isWhole: true } }])

  expect((await download('', shop.guest())).status).toBe(401)
  expect((await download('', await shop.customer())).status).toBe(403)
  expect((await download('?state=none', admin)).status).toBe(400)
})

test('an address that looks like a formula is escaped in the file', async () => {
  const { shop, api } = await shopWithSubscribers()
  await shop.db.insert(newsletterSubscribers).values({ email: '=cmd|1@evil.example' })
  const { csv } = await api.exportSubscribers({ search: 'evil' })
  expect(csv).toContain("\r\n'=cmd|1@evil.example,")
  await expect(api.listSubscribers({ after: 'nowhere' })).rejects.toMatchObject({
    status: 400,
    message: 'This page of the list does not exist. Please start again from the first one.',
  })
  expect(await shop.db.$count(auditEvents, eq(auditEvents.action, 'subscribers.exported'))).toBe(1)
})
