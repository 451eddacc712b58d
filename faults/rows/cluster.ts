import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { type Bought, buy } from '../buyer.ts'
import { compareWithShown, findForgottenPayments, findInconsistencies, settle, waitUntil } from '../check-database.ts'
import { buildImage } from '../cluster/image-shop.ts'
import { installPrograms } from '../cluster/install-programs.ts'
import { readsOfStandby } from '../cluster/reads-of-standby.ts'
import { type Cluster, isReady, startCluster } from '../cluster/start-cluster.ts'
import { openEmailCatcher } from '../email-catcher.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import { repeatedEmails } from '../repeated-emails.ts'
import type { Figures, Lab, Row } from '../row.ts'
import { startShoppers } from '../shoppers.ts'
import { watchResponses } from '../watch-responses.ts'

const maxAwayMs = 30_000
const betweenTriesMs = 500
const balancerMs = 2_000

/**
 * Three shops behind a balancer, on a primary with a synchronous standby and a pooler: the primary is killed while customers
 * buy, and the standby takes over; then each shop is restarted in turn, and nobody notices.
 */
export const cluster: Row = {
  name: 'cluster',
  async run(lab) {
    const reason = installPrograms()
    if (reason) return { tried: 0, lost: 0, doubled: 0, wrong: [], note: reason }
    const failed = buildImage()
    if (failed) return { tried: 0, lost: 0, doubled: 0, wrong: [`the image was not built: ${failed}`], note: '' }

    const catcher = await openEmailCatcher()
    lab.later(() => catcher.close())
    const started = await startCluster(lab, catcher.url)
    try {
      const figures = await strike(lab, started)
      const emails = repeatedEmails(catcher.taken)
      const wrong = [...figures.wrong, ...emails.wrong]
      if (wrong.length > 0 || figures.lost > 0 || figures.doubled > 0) await keepLogs(lab, started)
      return { ...figures, wrong, note: `${figures.note}, ${emails.note}` }
    } catch (error) {
      await keepLogs(lab, started)
      throw error
    }
  },
}

async function strike(lab: Lab, started: Cluster): Promise<Figures> {
  const first = openDatabase(started.url)
  const product = await addProductToBuy(first, null)
  await first.$client.end()

  const killed = await killPrimaries(lab, started, product)
  await started.patroni.beWhole()
  const upgraded = await restartInTurn(lab, started, product)
  const standby = await readsOfStandby(started)

  const db = openDatabase(started.url)
  lab.later(() => db.$client.end())
  const left = await settle(db, 300_000)
  const bought = [...killed.bought, ...upgraded.bought]
  const shownOrders = bought.flatMap((each) => (each.end === 'ordered' ? each.orderNumber : []))
  // A try may be cut off by the kill itself, but what its buyer was told is paid must not be forgotten.
  const forgotten = await findForgottenPayments(db, bought)
  const cutOff = killed.bought.filter(({ end }) => end === 'broken').length
  return {
    tried: killed.away.length,
    ...(await compareWithShown(db, shownOrders)),
    wrong: [
      ...[...killed.wrong, ...upgraded.wrong, ...standby.wrong, ...left, ...forgotten],
      ...(await findInconsistencies(db)),
    ],
    note: `${shownOrders.length} orders shown, ${cutOff} buyers cut off by a kill, sold again within ${Math.max(...killed.away)} ms of a kill (${killed.away.join(', ')}), ${upgraded.note}, ${standby.note}`,
  }
}

/** Kills the primary repeatedly while customers buy, every other time after it has sent its last changes to nobody. */
async function killPrimaries(lab: Lab, { origin, patroni }: Cluster, product: ProductToBuy) {
  const kills = lab.count(10, 2)
  const away: number[] = []
  const wrong: string[] = []
  const bought: Bought[] = []
  const shoppers = startShoppers({ origin, product, atOnce: 6 })
  for (let kill = 1; kill <= kills; kill++) {
    await patroni.beWhole()
    await shoppers.sell(lab.choose.between(3, 8))
    const former = await patroni.findPrimary()
    if (!former) throw new Error('The cluster has no primary.')
    await patroni.kill(former, { holdsBack: kill % 2 === 1 })
    const sold = await sellAgain(origin, product)
    bought.push(...sold.bought)
    away.push(sold.ms)
    if (sold.ms > maxAwayMs) wrong.push(`nobody could buy for ${sold.ms} ms after a kill`)
    const next = await patroni.findPrimary()
    if (next?.name === former.name) wrong.push('the standby did not take over')
    lab.say(`   kill ${kill}: ${former.name} to ${next?.name}, sold again after ${sold.ms} ms`)
  }
  await shoppers.close()
  bought.push(...shoppers.bought)
  const odd = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
  wrong.push(...odd.map((what) => `a buyer was answered with ${what}`))
  return { away, wrong, bought }
}

/** How long it takes until a customer who begins to buy now, or later, sees an order. */
async function sellAgain(origin: string, product: ProductToBuy) {
  const began = performance.now()
  const buying: Promise<void>[] = []
  const tries: Bought[] = []
  let ms = Number.POSITIVE_INFINITY
  while (!Number.isFinite(ms) && performance.now() - began < 3 * maxAwayMs) {
    const one = buy(origin, product).then((bought) => {
      tries.push(bought)
      if (bought.end === 'ordered') ms = Math.min(ms, Math.round(performance.now() - began))
    })
    buying.push(one)
    await wait(betweenTriesMs)
  }
  await Promise.all(buying)
  return { ms, bought: tries }
}

/** Restarts each shop in turn, as in an upgrade, while customers buy and browse: no request may fail. */
async function restartInTurn(lab: Lab, { origin, seats }: Cluster, product: ProductToBuy) {
  const wrong: string[] = []
  const shoppers = startShoppers({ origin, product, atOnce: 4 })
  const watch = watchResponses(origin)
  for (const seat of seats) {
    await shoppers.sell(3)
    const { code, ms } = await seat.shop.stop()
    if (code !== 0) wrong.push(`a shop ended with ${code}: ${seat.shop.output().slice(-300)}`)
    seat.shop = await seat.start()
    if (!(await waitUntil(() => isReady(seat.shop.origin)))) wrong.push('a shop was not ready after its restart')
    lab.say(`   a shop was restarted; it stopped within ${ms} ms`)
    await wait(balancerMs)
  }
  await shoppers.sell(3)
  await shoppers.close()
  await watch.close()
  const failures = [
    ...watch.violations(),
    ...(watch.busy() > 0 ? [`${watch.busy()} responses were 503`] : []),
    ...Object.entries(shoppers.refusals()).map(([what, times]) => `${times} buyers were answered with ${what}`),
    ...shoppers.broken().map((why) => `a buyer was cut off: ${why}`),
  ]
  wrong.push(...failures.map((what) => `during the upgrade ${what}`))
  const failed = watch.responses.filter(({ status }) => status !== 200).length
  const stopped = shoppers.bought.length - shoppers.shownOrders().length
  return {
    wrong,
    bought: shoppers.bought,
    note: `in the upgrade ${failed} of ${watch.responses.length} requests and ${stopped} of ${shoppers.bought.length} buyers failed`,
  }
}

async function keepLogs(lab: Lab, { keepLogs: keep }: Cluster): Promise<void> {
  const folder = join('test-results', 'cluster')
  await mkdir(folder, { recursive: true })
  await keep(folder)
  lab.say(`   the logs of PostgreSQL, Patroni and the balancers are in ${folder}`)
}
