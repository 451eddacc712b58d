import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { EmailMessage, Mailer } from '#adapters/email/mailer.ts'
import { emails } from '#db/tables/emails.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { queueEmail } from '#modules/emails/queue-email.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { loggerOptions } from '../log/log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { openJobQueue } from './job-queue.ts'

/** A shop with running job workers in one or several processes, whose emails go to `send`. */
async function openWorkingShop(send: (message: EmailMessage) => Promise<void>, { processes = 1 } = {}) {
  const shop = await createTestShop()
  const mailer: Mailer = { name: 'smtp', send, close: async () => {} }
  return {
    shop,
    async work() {
      for (let opened = 0; opened < processes; opened++) {
        const jobs = await openJobQueue(shop.url, shop.log, { isWorker: true })
        onTestFinished(() => jobs.stop())
        await jobs.work({ ...shop, mailer }, createMetrics())
      }
    },
  }
}

const welcome = (number: number) => ({
  kind: 'welcome' as const,
  cause: `welcome:${number}`,
  to: `reader-${number}@example.com`,
  fields: { firstName: 'Ann' },
})

test('of a hundred emails, a refused one does not affect the others', async () => {
  const { shop, work } = await openWorkingShop(async ({ to }) => {
    if (to === 'reader-7@example.com') throw new Error('550 No such mailbox')
  })
  await shop.db.transaction(async (tx) => {
    for (let number = 1; number <= 100; number++) await queueEmail(shop, tx, welcome(number))
  })
  await work()

  await expect.poll(() => shop.db.$count(emails, eq(emails.state, 'sent')), { timeout: 45_000 }).toBe(99)
  const [refused] = await shop.db.select().from(emails).where(eq(emails.toEmail, 'reader-7@example.com'))
  expect(refused).toMatchObject({ state: 'queued', attempts: 1, lastError: '550 No such mailbox' })
})

test('an error of the queue is logged with its message', async () => {
  const shop = await createTestShop()
  const lines: string[] = []
  const log = pino(loggerOptions('error'), { write: (line: string) => void lines.push(line) })
  const jobs = await openJobQueue(shop.url, log, { isWorker: true })
  onTestFinished(() => jobs.stop())
  await jobs.work({ ...shop, log }, createMetrics())
  await shop.db.execute(sql`alter table jobs.job rename column start_after to gone`)

  const inQueue = () => lines.filter((line) => line.includes('Job queue error'))
  await expect.poll(inQueue, { timeout: 30_000 }).not.toEqual([])
  expect(inQueue()[0]).toContain('start_after')
  expect(lines.join()).not.toContain('[object Object]')
})

test('five emails are sent concurrently', async () => {
  const waiting: (() => void)[] = []
  const { shop, work } = await openWorkingShop(async () => {
    // Waits until five are being sent.
    await new Promise<void>((resolve) => waiting.push(resolve) === 5 && waiting.forEach((go) => void go()))
  })
  await shop.db.transaction(async (tx) => {
    for (let number = 1; number <= 5; number++) await queueEmail(shop, tx, welcome(number))
  })
  await work()
  await expect.poll(() => shop.db.$count(emails, eq(emails.state, 'sent')), { timeout: 45_000 }).toBe(5)
})

test('stock alerts are sent one at a time in order of request, with any number of processes', async () => {
  const sentTo: string[] = []
  let underWay = 0
  const send = async ({ to }: EmailMessage) => {
    underWay++
    // The first take longest, so concurrent sending would reverse the order.
    for (let turn = 20 - sentTo.length; turn > 0; turn--) await new Promise(setImmediate)
    sentTo.push(`${to} (${underWay})`)
    underWay--
  }
  const { shop, work } = await openWorkingShop(send, { processes: 2 })
  const product = await shop.product()
  for (let number = 1; number <= 12; number++) {
    await shop.db
      .insert(stockAlerts)
      .values({ productId: product.id, variantId: product.variants[0]?.id ?? '', email: welcome(number).to })
  }
  // Restocked twice, so that two processes have a job to send alerts.
  for (const _time of ['once', 'twice']) {
    await shop.db.transaction((tx) => shop.enqueue(tx, 'sendStockAlerts', { productId: product.id }))
  }
  await work()

  await expect.poll(() => sentTo.length, { timeout: 45_000 }).toBe(12)
  expect(sentTo).toEqual(Array.from({ length: 12 }, (_, at) => `reader-${at + 1}@example.com (1)`))
})

test('queues created by an earlier version get the rules of this one', async () => {
  const shop = await createTestShop()
  await shop.db.execute(
    sql`update jobs.queue set heartbeat_seconds = null, retry_limit = 1, expire_seconds = 900, policy = 'standard'`,
  )
  const jobs = await openJobQueue(shop.url, shop.log)
  onTestFinished(() => jobs.stop())
  const { rows } = await shop.db.execute(
    sql`select heartbeat_seconds, retry_limit, expire_seconds, policy from jobs.queue where name = 'sendEmailInOrder'`,
  )
  expect(rows).toEqual([{ heartbeat_seconds: 20, retry_limit: 8, expire_seconds: 120, policy: 'singleton' }])
})

test('a job that held an address is deleted within minutes of its hour', async () => {
  const { shop, work } = await openWorkingShop(async () => {})
  const left = async () =>
    (await shop.db.execute(sql`select 1 from jobs.job where data ->> 'email' = 'ann@example.com'`)).rows
  await shop.db.transaction((tx) => shop.enqueue(tx, 'startPasswordReset', { email: 'ann@example.com' }))
  await work()
  const done = sql`select 1 from jobs.job where name = 'startPasswordReset' and state = 'completed'`
  await expect.poll(async () => (await shop.db.execute(done)).rows.length, { timeout: 30_000 }).toBe(1)
  expect(await left()).toHaveLength(1)

  await shop.db.execute(sql`update jobs.job set completed_on = now() - interval '61 minutes'`)
  await shop.db.execute(sql`update jobs.queue set maintain_on = now() - interval '11 minutes'`)
  await expect.poll(left, { timeout: 45_000 }).toEqual([])
})
