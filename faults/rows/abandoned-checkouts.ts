import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { newVisitor, openCardPage } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, queueJob, settle, waitUntil } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

const openedAtOnce = 7
const maxReleaseMs = 60_000
const maxTries = 5

/** Many card pages are left and expire at the same moment, while others buy: what they hold is in stock again soon. */
export const abandonedCheckouts: Row = {
  name: 'abandoned-checkouts',
  async run(lab) {
    const url = await lab.newDatabase()
    const shop = await startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    // More than a run of the job takes at once.
    const abandoned = lab.count(1_000, 700)
    const left = await addProductToBuy(db, abandoned)
    const bought = await addProductToBuy(db, null)
    const held = () =>
      countOf(db, sql`select coalesce(sum(quantity), 0) as count from reservations where state = 'held'`)

    const statuses: number[] = []
    for (let opened = 0; opened < abandoned; opened += openedAtOnce) {
      const pages = Array.from({ length: openedAtOnce }, () => openUnlessBusy(shop.origin, left))
      statuses.push(...(await Promise.all(pages)))
    }
    const before = await held()

    const shoppers = startShoppers({ origin: shop.origin, product: bought, atOnce: 4 })
    await shoppers.sell(3)
    await db.execute(sql`
      update checkout_sessions s set expires_at = now() from reservations r join variants v on v.id = r.variant_id
      where r.session_id = s.id and v.product_id = ${left.id}`)
    const started = performance.now()
    const shownBefore = shoppers.shownOrders().length
    await queueJob(db, 'releaseReservations')
    const ofLeft = sql`select reserved as count from variants where product_id = ${left.id}`
    const isReleased = await waitUntil(async () => (await countOf(db, ofLeft)) === 0, 3 * maxReleaseMs)
    const ms = Math.round(performance.now() - started)
    const soldMeanwhile = shoppers.shownOrders().length - shownBefore
    await shoppers.sell(1)
    await shoppers.close()
    const unsettled = await settle(db, 120_000)

    const inStock = await countOf(db, sql`select on_hand as count from variants where product_id = ${left.id}`)
    const refused = Object.keys(shoppers.refusals())
    const shownOrders = shoppers.shownOrders()
    return {
      tried: abandoned,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...(statuses.every((status) => status === 200)
          ? []
          : [`card pages were answered with ${[...new Set(statuses)]}`]),
        ...(before >= abandoned ? [] : [`only ${before} of ${abandoned} units were held`]),
        ...(isReleased && ms <= maxReleaseMs ? [] : [`units were held for ${ms} ms after their checkouts expired`]),
        ...(inStock === abandoned ? [] : [`${inStock} of ${abandoned} units are in stock`]),
        ...refused.map((what) => `a buyer was answered with ${what}`),
        ...shoppers.broken().map((reason) => `a buyer was cut off: ${reason}`),
        ...unsettled,
        ...(await findInconsistencies(db)),
      ],
      note: `${abandoned} released within ${ms} ms, ${soldMeanwhile} of ${shownOrders.length} orders shown meanwhile`,
    }
  },
}

/** The status of a card page; a shop that says it is busy is asked again. */
async function openUnlessBusy(origin: string, product: Parameters<typeof openCardPage>[2], tries = 1): Promise<number> {
  const { status } = await openCardPage(newVisitor(), origin, product)
  return status === 503 && tries < maxTries ? openUnlessBusy(origin, product, tries + 1) : status
}
