import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { drawImage, sendImage, signUp } from '../account.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { openMemoryGroup } from '../memory-group.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'
import { watchResponses } from '../watch-responses.ts'

const heapMegabytes = 256
const allMegabytes = 512
/** The maximum size of an image. */
const [width, height] = [6_000, 4_000]
const betweenImagesMs = 2_000

/** A shop with little memory while customers browse, buy, sign up and upload large images: it must not crash. */
export const littleMemory: Row = {
  name: 'little-memory',
  async run(lab) {
    const url = await lab.newDatabase()
    const group = openMemoryGroup(allMegabytes)
    if (group) lab.later(async () => group.close())
    const joins = group && { MEMORY_GROUP: group.procs }
    const NODE_OPTIONS = `--max-old-space-size=${heapMegabytes}${group ? ` --import=${resolve('faults/join-group.ts')}` : ''}`
    const env = { DATABASE_URL: url, DATA_DIR: await lab.newFolder(), SEED: '1', NODE_OPTIONS, ...joins }
    const shop = await startShop(lab.nextPort(), env)
    lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const product = await addProductToBuy(db, null)

    const image = await drawImage(width, height)
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 4 })
    const watch = watchResponses(shop.origin)
    const statuses: number[] = []
    const until = performance.now() + lab.minutes * 60_000
    while (performance.now() < until && isUp(shop)) {
      // An exit of the shop is reported below.
      statuses.push(...(await sendThree(shop.origin, image).catch(() => [0])))
      await wait(betweenImagesMs)
    }
    await shoppers.close()
    await watch.close()
    const maxMegabytes = isUp(shop) ? peakOf(shop) : 0
    const left = await settle(db, 120_000)
    const shownOrders = shoppers.shownOrders()
    const refused = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
    const odd = statuses.filter((status) => status !== 200 && status !== 503)
    return {
      tried: shownOrders.length + watch.responses.length + statuses.length,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...(isUp(shop) ? [] : [`the shop ended with ${shop.child.exitCode ?? shop.child.signalCode}`]),
        ...(group && group.ended() > 0 ? ['the system ended the shop for its memory'] : []),
        ...(odd.length > 0 ? [`images were answered with ${[...new Set(odd)]}`] : []),
        ...refused.map((what) => `a buyer was answered with ${what}`),
        ...watch.violations(),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${lab.minutes} min, ${shownOrders.length} orders shown, ${statuses.length} images, at most ${maxMegabytes} MB${group ? ` of ${allMegabytes}` : ', no group may be made here'}`,
    }
  },
}

async function sendThree(origin: string, image: Buffer): Promise<number[]> {
  const { visitor } = await signUp(origin)
  return Promise.all([1, 2, 3].map(() => sendImage(visitor, origin, image)))
}

function isUp({ child }: ShopProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** Its peak memory, in megabytes. */
function peakOf({ child }: ShopProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}
