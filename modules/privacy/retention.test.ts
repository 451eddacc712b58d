import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { retentionKinds } from '#contract/settings/privacy-fields.ts'
import { staffInvitations } from '#db/tables/accounts.ts'
import { personalReads } from '#db/tables/audit.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { emails } from '#db/tables/emails.ts'
import { images } from '#db/tables/media.ts'
import { messages } from '#db/tables/messages.ts'
import { newsletterConsents, newsletterSubscribers } from '#db/tables/newsletter.ts'
import { returnPhotos, returns } from '#db/tables/returns.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { searchTerms } from '#db/tables/search.ts'
import { securityLog } from '#db/tables/security-log.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { openReturns } from '#test/open-returns.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

const ago = (days: number) => sql`shop_now() - ${days}::int * interval '1 day'`

async function night(shop: TestShop) {
  await shop.db.transaction((tx) => shop.enqueue(tx, 'applyRetention', {}))
  await shop.runJobs()
}

const written = { kind: 'welcome', subject: 'Hello', fields: { firstName: 'Ann' }, state: 'unsent' as const }
const question = { name: 'Ann', phone: '1', email: 'ann@example.com', department: 'Sales', subject: 'x', message: 'y' }

/** A row of each kind that is as old as said, stored by its setting. */
const store = {
  emailDays: ({ db }, days) =>
    db.insert(emails).values({ ...written, cause: `w:${days}`, toEmail: `${days}@example.com`, createdAt: ago(days) }),
  messageDays: ({ db }, days) =>
    db.insert(messages).values({ ...question, status: 'answered', createdAt: ago(days + 9), answeredAt: ago(days) }),
  stockAlertDays: async (shop, days) => {
    const product = await shop.product({ name: `Scarf ${days}`, colors: ['Sand'], onHand: 0 })
    const variantId = product.variants[0]?.id ?? ''
    const email = 'ann@example.com'
    await shop.db
      .insert(stockAlerts)
      .values({ productId: product.id, variantId, email, createdAt: ago(days + 9), emailedAt: ago(days) })
  },
  unsubscribedDays: ({ db }, days) =>
    db
      .insert(newsletterSubscribers)
      .values({ email: `left-${days}@example.com`, subscribedAt: ago(days + 9), unsubscribedAt: ago(days) }),
  unconfirmedDays: ({ db }, days) =>
    db
      .insert(newsletterConsents)
      .values({ email: `asked-${days}@example.com`, event: 'asked', source: 'form', at: ago(days) }),
  consentProofDays: ({ db }, days) =>
    db
      .insert(newsletterConsents)
      .values({ emailHash: `${days}`, event: 'confirmed', source: 'form', at: ago(days + 9), erasedAt: ago(days) }),
  personalReadDays: ({ db }, days, { id }) =>
    db.insert(personalReads).values({ actorId: id, data: 'orders', at: ago(days) }),
  securityLogDays: ({ db }, days) =>
    db.insert(securityLog).values({ event: 'login_failed', count: 1, requestId: 'x', minute: ago(days) }),
  searchDays: ({ db }, days) =>
    db.insert(searchTerms).values({ term: `scarf ${days}`, found: 1, searchedAt: ago(days) }),
  invitationDays: ({ db }, days) =>
    db
      .insert(staffInvitations)
      .values({ email: `${days}@example.com`, role: 'editor', tokenHash: `${days}`, expiresAt: ago(days) }),
  lastEmailDays: ({ db }, days) =>
    db
      .insert(emails)
      .values({ ...written, isLast: true, cause: `l:${days}`, toEmail: `${days}@example.com`, createdAt: ago(days) }),
} satisfies Partial<
  Record<(typeof retentionKinds)[number], (shop: TestShop, days: number, owner: Person) => Promise<unknown>>
>
type Simple = keyof typeof store

/** The shortest period of each. */
const shortest: Record<Simple, number> = {
  emailDays: 30,
  messageDays: 30,
  stockAlertDays: 1,
  unsubscribedDays: 1,
  unconfirmedDays: 7,
  consentProofDays: 0,
  personalReadDays: 30,
  securityLogDays: 30,
  searchDays: 7,
  invitationDays: 1,
  lastEmailDays: 1,
}

test.each(Object.keys(store) as Simple[])(
  '%s: rows are removed the night after their period, and no sooner',
  async (kind) => {
    const shop = await createTestShop()
    const owner = await shop.admin()
    const { settings, privacy } = shop.as(owner)
    const usual = defaultSettings.privacy[kind]
    const write: (shop: TestShop, days: number, owner: Person) => Promise<unknown> = store[kind]
    for (const days of [usual + 1, usual - 1]) await write(shop, days, owner)
    const report = async () => (await privacy.reportRetention({})).stored.find((each) => each.kind === kind)

    expect(await report()).toMatchObject({ days: usual, rows: 2, lastRun: null })
    await night(shop)
    expect(await report()).toMatchObject({ rows: 1, lastRun: { removed: 1 } })
    await night(shop)
    expect(await report()).toMatchObject({ rows: 1, lastRun: { removed: 0 } })

    await settings.changePrivacy({ version: 0, values: { ...defaultSettings.privacy, [kind]: shortest[kind] } })
    await night(shop)
    expect(await report()).toMatchObject({ rows: 0, oldest: null, nextRemoval: null, lastRun: { removed: 1 } })
  },
)

test('photos of a return go with their files after its period, and those of an open return stay', async () => {
  const { shop, admin, link, guest, request } = await openReturns()
  const file = new Uint8Array(Object.values(await goodImages())[0] ?? Buffer.alloc(0))
  const upload = async () => (await guest.uploadReturnPhoto({ ...link, file })).secure_url
  const photos = [await upload(), await upload()]
  const [ended, open] = [
    await request(1, 'refund', { photos: photos.slice(0, 1) }),
    await request(1, 'refund', { photos: photos.slice(1) }),
  ]
  await admin.returns.declineReturn({ returnId: ended._id, answer: 'Worn.' })
  await shop.db.update(returns).set({ createdAt: ago(400) })
  await shop.db
    .update(returns)
    .set({ closedAt: ago(366), answeredAt: ago(366) })
    .where(eq(returns.id, ended._id))
  const fileOf = async (returnId: string) => {
    const own = eq(returnPhotos.returnId, returnId)
    const found = shop.db.select().from(images).innerJoin(returnPhotos, eq(returnPhotos.imageId, images.id)).where(own)
    return (await found)[0]?.images.fileKey ?? ''
  }
  const [gone, kept] = [await fileOf(ended._id), await fileOf(open._id)]
  expect(await shop.files.has(gone)).toBe(true)

  await night(shop)
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
  await shop.runJobs()
  expect(await shop.db.select().from(returnPhotos)).toMatchObject([{ returnId: open._id }])
  expect([await shop.files.has(gone), await shop.files.has(kept)]).toEqual([false, true])
})

test('what is not over stays, however old it is', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const { product } = await shop.order({ by: ann })
  const [variant] = product.variants
  await shop.db
    .insert(emails)
    .values({ ...written, state: 'queued', cause: 'q', toEmail: 'a@b.example', createdAt: ago(4_000) })
  await shop.db.insert(messages).values({ ...question, createdAt: ago(4_000) })
  const alert = { productId: product.id, variantId: variant?.id ?? '', email: 'ann@example.com', createdAt: ago(4_000) }
  await shop.db.insert(stockAlerts).values(alert)
  await shop.db.insert(newsletterSubscribers).values({ email: 'ann@example.com', subscribedAt: ago(4_000) })
  const step = { email: 'ann@example.com', event: 'confirmed', source: 'email-link', at: ago(4_000) } as const
  await shop.db.insert(newsletterConsents).values(step)
  await night(shop)
  const left = [emails, messages, stockAlerts, newsletterSubscribers, newsletterConsents]
  expect(await Promise.all(left.map((table) => shop.db.$count(table)))).not.toContain(0)
  expect(await shop.db.$count(emails, eq(emails.cause, 'q'))).toBe(1)
  expect((await shop.as(owner).privacy.findCustomer({ customerId: ann.id })).customer.orderCount).toBe(1)
})

test('a checkout that nobody paid loses its customer, and still counts in the reports', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  await shop.order({ by: ann })
  const product = await shop.product()
  const { url } = await shop.as(ann).checkout.createCheckoutSession(cartOf(product))
  await shop.runOut(sessionIdOf(url))
  await releaseReservations(shop)
  await shop.db.update(checkoutSessions).set({ expiresAt: ago(91) })
  await shop.db.update(sandboxSessions).set({
    expiresAt: ago(91),
    buyer: { email: 'ann@example.com', name: 'Ann', country: 'US' },
  })
  const figures = async () => (await shop.as(owner).reports.readFigures({ days: 365 })).now
  const before = await figures()
  await night(shop)

  const sessions = await shop.db.select().from(checkoutSessions)
  const ended = sessions.find(({ status }) => status === 'expired')
  expect(ended).toMatchObject({ customerId: null, visitorHash: 'forgotten' })
  expect(sessions.find(({ status }) => status === 'ordered')?.customerId).toBe(ann.id)
  const buyers = (await shop.db.select().from(sandboxSessions)).map(({ status, buyer }) => [status, buyer])
  expect(buyers).toContainEqual(['expired', expect.objectContaining({ email: '', name: '', country: 'US' })])
  expect(buyers).toContainEqual(['paid', expect.objectContaining({ email: 'ann@example.com' })])
  expect(await figures()).toEqual(before)
})

test('the report names every period, what is stored, the oldest and when it goes, for owners alone', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  await store.messageDays(shop, 100)
  await store.messageDays(shop, 2_000)
  const { stored } = await shop.as(owner).privacy.reportRetention({})
  expect(stored.map(({ kind }) => kind)).toEqual([...retentionKinds])
  const told = stored.find(({ kind }) => kind === 'messageDays')
  expect(told).toMatchObject({ days: 1_095, rows: 2, lastRun: null })
  const daysAgo = (at: string | null | undefined) => (Date.now() - Date.parse(at ?? '')) / 86_400_000
  expect(Math.round(daysAgo(told?.oldest))).toBe(2_000)
  // It is overdue: the next night removes it.
  expect(Math.round(daysAgo(told?.nextRemoval))).toBe(0)
  await night(shop)
  const next = (await shop.as(owner).privacy.reportRetention({})).stored.find(({ kind }) => kind === 'messageDays')
  expect(next).toMatchObject({ rows: 1, lastRun: { removed: 1 } })
  expect(Math.round(-daysAgo(next?.nextRemoval))).toBe(995)

  for (const role of ['manager', 'support', 'editor'] as const) {
    const { privacy } = shop.as(await shop.staff(role))
    await expect(privacy.reportRetention({})).rejects.toMatchObject({ status: 403 })
  }
})

test('periods have limits, only owners change them, and the audit log has what they were', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const change = (values: object) =>
    owner.settings.changePrivacy({ version: 0, values: { ...defaultSettings.privacy, ...values } })
  for (const [values, message] of [
    [{ emailDays: 29 }, 'Please enter 30 or more.'],
    [{ emailDays: 3_651 }, 'Please enter 3,650 or less.'],
    [{ searchDays: 6 }, 'Please enter 7 or more.'],
    [{ messageDays: 90.5 }, 'Please enter a whole number.'],
  ] as const) {
    const [[name = ''] = []] = Object.entries(values)
    const fields = [{ param: `values.${name}`, msg: message }]
    await expect(change(values)).rejects.toMatchObject({ status: 400, fields })
  }
  const manager = shop.as(await shop.staff('manager')).settings
  await expect(manager.changePrivacy({ version: 0, values: defaultSettings.privacy })).rejects.toMatchObject({
    status: 403,
  })
  await expect(manager.resetSettings({ group: 'privacy', version: 0 })).rejects.toMatchObject({ status: 403 })
  await change({ emailDays: 60 })
  const { entries } = await owner.audit.listAuditEvents({ kind: 'settings' })
  expect(entries[0]).toMatchObject({ subjectId: 'privacy', detail: { emailDays: { before: 365, after: 60 } } })
})

test('more than a thousand rows are removed in one night', async () => {
  const shop = await createTestShop()
  await shop.db.execute(sql`
    insert into emails (kind, cause, to_email, locale, subject, fields, state, created_at)
    select 'welcome', 'w:' || n, n || '@example.com', 'en-US', 'Hello', '{}', 'unsent', now() - interval '400 days'
    from generate_series(1, 2500) n
  `)
  await night(shop)
  expect(await shop.db.$count(emails)).toBe(0)
})
