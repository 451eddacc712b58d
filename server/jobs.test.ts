import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { mails } from '#db/tables/mails.ts'
import { queueMail } from '#modules/notifications/queue-mail.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openJobs } from './jobs.ts'
import { createMetrics } from './metrics/create-metrics.ts'

type Letter = Parameters<TestShop['mail']['send']>[0]

/** A shop whose jobs run by themselves, with its mail in the hands of `send`. */
async function openWorkingShop(send: (letter: Letter, shop: TestShop) => Promise<void>) {
  const shop = await createTestShop()
  const jobs = await openJobs(shop.url, shop.log)
  onTestFinished(() => jobs.stop())
  const mail = { ...shop.mail, send: (letter: Letter) => send(letter, shop) }
  return { shop, work: () => jobs.work({ ...shop, mail }, createMetrics()) }
}

const welcome = (number: number) => ({
  kind: 'welcome' as const,
  cause: `welcome:${number}`,
  to: `reader-${number}@example.com`,
  fields: { firstName: 'Ann' },
})

test('a hundred mails go out, and one that is refused takes no other with it', async () => {
  const { shop, work } = await openWorkingShop(async (letter, { mail }) => {
    if (letter.to === 'reader-7@example.com') throw new Error('550 No such mailbox')
    await mail.send(letter)
  })
  await shop.db.transaction(async (tx) => {
    for (let number = 1; number <= 100; number++) await queueMail(shop, tx, welcome(number))
  })
  await work()

  await expect.poll(() => shop.db.$count(mails, eq(mails.state, 'sent')), { timeout: 45_000 }).toBe(99)
  const [refused] = await shop.db.select().from(mails).where(eq(mails.toEmail, 'reader-7@example.com'))
  expect(refused).toMatchObject({ state: 'queued', attempts: 1, lastError: '550 No such mailbox' })
})

test('five mails are on their way side by side', async () => {
  const waiting: (() => void)[] = []
  const { shop, work } = await openWorkingShop(async () => {
    // Nobody goes on before five have come.
    await new Promise<void>((resolve) => waiting.push(resolve) === 5 && waiting.forEach((go) => void go()))
  })
  await shop.db.transaction(async (tx) => {
    for (let number = 1; number <= 5; number++) await queueMail(shop, tx, welcome(number))
  })
  await work()
  await expect.poll(() => shop.db.$count(mails, eq(mails.state, 'sent')), { timeout: 45_000 }).toBe(5)
})

test('those who waited for a product are written to one after the other, in the order of asking', async () => {
  const told: string[] = []
  let underWay = 0
  const { shop, work } = await openWorkingShop(async ({ to }) => {
    underWay++
    // The first ones take longest: side by side the last would be told first.
    for (let turn = 20 - told.length; turn > 0; turn--) await new Promise(setImmediate)
    told.push(`${to} (${underWay})`)
    underWay--
  })
  for (let number = 1; number <= 12; number++) {
    const fields = { productName: 'Lido', color: null, size: null, image: '/', place: '/shop' }
    const { to } = welcome(number)
    await shop.db.transaction((tx) =>
      queueMail(shop, tx, { kind: 'back-in-stock', cause: `back-in-stock:${number}`, to, fields }),
    )
  }
  await work()

  await expect.poll(() => told.length, { timeout: 45_000 }).toBe(12)
  expect(told).toEqual(Array.from({ length: 12 }, (_, at) => `reader-${at + 1}@example.com (1)`))
})

test('a shop that was opened by an earlier version works by the rules of this one', async () => {
  const shop = await createTestShop()
  await shop.db.execute(sql`update jobs.queue set heartbeat_seconds = null, retry_limit = 1, expire_seconds = 900`)
  const jobs = await openJobs(shop.url, shop.log)
  onTestFinished(() => jobs.stop())
  const { rows } = await shop.db.execute(
    sql`select heartbeat_seconds, retry_limit, expire_seconds from jobs.queue where name = 'sendMail'`,
  )
  expect(rows).toEqual([{ heartbeat_seconds: 20, retry_limit: 8, expire_seconds: 120 }])
})
