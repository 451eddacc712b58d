import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { followReplica } from '#db/replica.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openReplicaPair } from '#test/open-replica-pair.ts'
import { allCalls } from './operation-of.ts'

const pair = await openReplicaPair()
afterAll(() => pair.close())
const said: string[] = []
const replica = followReplica({
  primary: openDatabase(pair.primaryUrl, { connections: 2 }),
  copy: openDatabase(pair.replicaUrl, { connections: 2 }),
  maxLagMs: 60_000,
  everyMs: 50,
  say: (sentence) => said.push(sentence),
})
const shop = await createTestShop({ url: pair.primaryUrl, replica })

/** Waits until the replica has caught up. */
async function caughtUp() {
  replica.expectChange()
  await expect.poll(() => replica.database()).not.toBeNull()
}

const nameFor = async (person: Parameters<typeof shop.as>[0], productId: string) =>
  (await shop.as(person).products.findProduct({ productId })).product.name
const rename = (id: string, name: string) => shop.db.update(products).set({ name }).where(eq(products.id, id))

beforeEach(async () => {
  await pair.tellReplica('select pg_wal_replay_resume()')
  await caughtUp()
})

test('catalog reads of guests use the replica; all other calls use the primary', async () => {
  const product = await shop.product({ name: 'Lido' })
  await caughtUp()
  await pair.tellReplica('select pg_wal_replay_pause()')
  await shop.db.update(products).set({ name: 'Riva', priceCents: 77_00 }).where(eq(products.id, product.id))

  const [guest, ann, owner] = [shop.guest(), await shop.customer(), await shop.admin()]
  expect(await nameFor(guest, product.id)).toBe('Lido')
  expect((await shop.as(guest).listing.search({ query: 'Lido' })).products.length).toBe(1)
  expect((await shop.as(guest).listing.listProducts({})).products.map(({ name }) => name)).toContain('Lido')
  expect(await nameFor(ann, product.id)).toBe('Riva')
  expect(await nameFor(owner, product.id)).toBe('Riva')

  // Checking a cart needs current stock.
  const { lines } = await shop.as(guest).cart.checkCart({
    products: [{ productId: product.id, quantity: 1, selectedColor: null, selectedSize: null }],
  })
  expect(lines[0]?.price).toBe(77)
})

test('feeds use the replica too', async () => {
  const product = await shop.product({ name: 'Sitemap Lido' })
  await caughtUp()
  await pair.tellReplica('select pg_wal_replay_pause()')
  await shop.db.update(products).set({ name: 'Sitemap Riva' }).where(eq(products.id, product.id))
  const { url } = await shop.listen()
  const feed = await (await fetch(`${url}/feeds/google.xml`)).text()
  expect(feed).toContain('Sitemap Lido')
  expect(feed).not.toContain('Sitemap Riva')
})

test('after a change the primary is used until the replica has caught up', async () => {
  const product = await shop.product({ name: 'Lido' })
  await caughtUp()
  await pair.tellReplica('select pg_wal_replay_pause()')
  await rename(product.id, 'Riva')
  replica.expectChange()

  expect(await nameFor(shop.guest(), product.id)).toBe('Riva')
  await replica.check()
  expect(await nameFor(shop.guest(), product.id)).toBe('Riva')

  await pair.tellReplica('select pg_wal_replay_resume()')
  await expect.poll(() => replica.database()).not.toBeNull()
  expect(await nameFor(shop.guest(), product.id)).toBe('Riva')
})

test('a replica that lags too far is not used until it has caught up', async () => {
  const strict = followReplica({
    primary: openDatabase(pair.primaryUrl, { connections: 1 }),
    copy: openDatabase(pair.replicaUrl, { connections: 1 }),
    maxLagMs: 300,
    everyMs: 50,
    say: (sentence) => said.push(sentence),
  })
  await expect.poll(() => strict.database()).not.toBeNull()
  await pair.tellReplica('select pg_wal_replay_pause()')
  await shop.product({ name: 'Lido' })
  await expect.poll(() => strict.database()).toBeNull()
  expect(strict.lagMs()).toBeGreaterThan(300)
  expect(said).toContain('The replica is not read: it is too far behind.')

  await pair.tellReplica('select pg_wal_replay_resume()')
  await expect.poll(() => strict.database()).not.toBeNull()
  expect(strict.lagMs()).toBeLessThan(300)
  await strict.close()
})

test('a database that is no replica of this shop is never used', async () => {
  const other = await createTestShop()
  const foreign = followReplica({
    primary: openDatabase(pair.primaryUrl, { connections: 1 }),
    copy: openDatabase(other.url, { connections: 1 }),
    say: (sentence) => said.push(sentence),
  })
  await foreign.check()
  expect(foreign.database()).toBeNull()
  expect(said.at(-1)).toMatch(/another shop/)
  await foreign.close()

  const itself = followReplica({
    primary: openDatabase(pair.primaryUrl, { connections: 1 }),
    copy: openDatabase(pair.primaryUrl, { connections: 1 }),
    say: (sentence) => said.push(sentence),
  })
  await itself.check()
  expect(itself.database()).toBeNull()
  expect(said.at(-1)).toMatch(/does not follow a primary/)
  await itself.close()
})

test('only catalog reads may use the replica', () => {
  const staleReads = allCalls.filter(({ allowStaleRead }) => allowStaleRead)
  expect(staleReads.map(({ path }) => path).sort()).toEqual([
    '__P-D-L-S-T__',
    'categories/findCategory',
    'collections/findCollection',
    'home/shownHome',
    'listing/families',
    'listing/listProducts',
    'listing/search',
    'listing/searchStart',
    'looks/findPictured',
    'looks/listLooks',
    'products/findProduct',
    'products/galleries',
    'products/summaries',
    'shipping/listDestinations',
    'sizeCharts/findSizeChart',
  ])
  expect(staleReads.filter(({ access }) => access !== 'anyone')).toEqual([])
})

test('losing the replica does not affect shoppers', async () => {
  const product = await shop.product({ name: 'Lido' })
  await caughtUp()
  const asking = Array.from({ length: 40 }, async (_, at) => {
    if (at === 20) await pair.stopReplica()
    return nameFor(shop.guest(), product.id)
  })
  expect(new Set(await Promise.all(asking))).toEqual(new Set(['Lido']))
  await replica.check()
  expect(replica.database()).toBeNull()
  expect(await nameFor(shop.guest(), product.id)).toBe('Lido')
  expect(said.at(-1)).toBe('The replica is not read: it does not answer.')
})
