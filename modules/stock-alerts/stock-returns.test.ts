import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { products as table } from '#db/tables/products.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

const shop = await createTestShop()
const { inventory, imports, orders } = shop.as(await shop.admin())

type Made = Awaited<ReturnType<typeof shop.product>>

async function wait({ id }: Made, people: readonly string[], chosen = {}) {
  for (const email of people) await shop.as(shop.guest()).stockAlerts.notifyMe({ productId: id, email, ...chosen })
}

async function payload({ name }: Made) {
  await shop.runJobs()
  const written = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.subject, `${name} is back`))
    .orderBy(asc(emails.createdAt), asc(emails.id))
  return written.map(({ toEmail }) => toEmail)
}

const setStock = ({ variants }: Made, from: number | null, to: number | null, at = 0) =>
  inventory.changeStock({ changes: [{ variantId: variants[at]?.id ?? '', from, to }], reason: 'delivered' })

const [zoe, ann, mia] = ['zoe@example.com', 'ann@example.com', 'mia@example.com'] as const

test('an admin restocks three times, and everyone is emailed once, in the order of their requests', async () => {
  const made = await shop.product({ name: 'Counted', onHand: 0 })
  await wait(made, [zoe, ann, mia])
  for (const units of [1, 7, 3]) {
    await setStock(made, 0, units)
    await shop.runJobs()
    await setStock(made, units, 0)
  }
  expect(await payload(made)).toEqual([zoe, ann, mia])
})

test('a customer who asks again after an alert is emailed again when stock returns', async () => {
  const made = await shop.product({ name: 'Coming and going', onHand: 0 })
  await wait(made, [zoe])
  await setStock(made, 0, 1)
  expect(await payload(made)).toEqual([zoe])
  await setStock(made, 1, 0)
  await wait(made, [zoe])
  await setStock(made, 0, 2)
  expect(await payload(made)).toEqual([zoe, zoe])
})

test('a variant whose stock is no longer counted is back in stock', async () => {
  const made = await shop.product({ name: 'Uncounted', onHand: 0 })
  await wait(made, [ann])
  await setStock(made, 0, null)
  expect(await payload(made)).toEqual([ann])
})

test('of several variants only those back in stock are emailed about', async () => {
  const made = await shop.product({ name: 'Sized', sizes: [36, 38], onHand: 0 })
  await wait(made, [zoe], { selectedSize: 36 })
  await wait(made, [ann], { selectedSize: 38 })
  await setStock(made, 0, 4, 1)
  expect(await payload(made)).toEqual([ann])
  await setStock(made, 0, 1)
  expect(await payload(made)).toEqual([ann, zoe])
})

test('a variant whose units are all reserved is back in stock once there is one unit more', async () => {
  const made = await shop.product({ name: 'Held', onHand: 2 })
  await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(made, 2))
  await wait(made, [zoe])
  await expect(setStock(made, 2, 1)).rejects.toMatchObject({ status: 409 })
  expect(await payload(made)).toEqual([])
  await setStock(made, 2, 3)
  expect(await payload(made)).toEqual([zoe])
})

test('a canceled order sends alerts for its units', async () => {
  const made = await shop.product({ name: 'Canceled', onHand: 1 })
  const order = await shop.order({ product: made })
  await wait(made, [mia, ann])
  expect(await payload(made)).toEqual([])
  await orders.cancelOrder({ orderToCancel: order.id })
  expect(await payload(made)).toEqual([mia, ann])
})

test('an expired checkout sends alerts for its units', async () => {
  const made = await shop.product({ name: 'Unpaid', onHand: 1 })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(made))
  await wait(made, [ann])
  await shop.runOut(sessionIdOf(url))
  await releaseReservations(shop)
  expect(await payload(made)).toEqual([ann])
})

async function bringIn(csv: string) {
  const { importId } = await imports.importProducts({ file: Buffer.from(csv), dryRun: 'no' })
  await shop.runJobs()
  expect((await imports.findImport({ importId })).productImport).toMatchObject({ state: 'done', errors: [] })
}

test('an import sends alerts for restocked and for republished products', async () => {
  const made = await shop.product({ name: 'Imported', onHand: 0 })
  await wait(made, [zoe, mia])
  await bringIn(`sku,onHand\n${made.sku},2`)
  await bringIn(`sku,onHand\n${made.sku},0`)
  await bringIn(`sku,onHand\n${made.sku},5`)
  expect(await payload(made)).toEqual([zoe, mia])

  const away = await shop.product({ name: 'Away', onHand: 0 })
  await wait(away, [ann])
  await shop.db.update(table).set({ status: 'archived' }).where(eq(table.id, away.id))
  await setStock(away, 0, 2)
  expect(await payload(away)).toEqual([])
  await bringIn(`sku,status\n${away.sku},published`)
  expect(await payload(away)).toEqual([ann])
})
