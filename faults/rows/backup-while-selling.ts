import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { openDatabase } from '#db/open-database.ts'
import { buyWithRetries } from '../buyer.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { productBuild, shopEnvironment, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

const plenty = 100_000

/** Backups are made while customers buy, and restored: each is of one moment, with all that was acknowledged before it. */
export const backupWhileSelling: Row = {
  name: 'backup-while-selling',
  async run(lab) {
    const around = { DATABASE_URL: await lab.newDatabase(), DATA_DIR: await lab.newFolder() }
    const shop = await startShop(lab.nextPort(), around)
    lab.later(() => shop.stop())
    const db = openDatabase(around.DATABASE_URL)
    lab.later(() => db.$client.end())
    const product = await addProductToBuy(db, plenty)
    const folder = await lab.newFolder()

    const made: { file: string; shownOrders: string[] }[] = []
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 6 })
    const tried = lab.count(10, 3)
    for (let at = 1; at <= tried; at++) {
      await shoppers.sell(lab.choose.between(2, 6))
      const file = join(folder, `${at}.tar.gz`)
      made.push({ file, shownOrders: shoppers.shownOrders() })
      await runCommand(lab, ['backup', file], around)
    }
    await shoppers.close()
    const refused = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
    const left = await settle(db, 120_000)

    const restored: Awaited<ReturnType<typeof restore>>[] = []
    for (const { file, shownOrders } of made) restored.push(await restore(lab, { file, shownOrders, product }))
    const { lost, doubled } = await compareWithShown(db, shoppers.shownOrders())
    const sum = (key: 'lost' | 'doubled') => restored.reduce((total, each) => total + each[key], 0)
    return {
      tried,
      lost: lost + sum('lost'),
      doubled: doubled + sum('doubled'),
      wrong: [
        ...refused.map((what) => `a buyer was answered with ${what}`),
        ...shoppers.broken().map((reason) => `a buyer was cut off: ${reason}`),
        ...left,
        ...(await findInconsistencies(db)),
        ...restored.flatMap(({ wrong }) => wrong),
      ],
      note: `${shoppers.shownOrders().length} orders shown, ${restored.map(({ orders }) => orders).join(', ')} in the backups`,
    }
  },
}

/** Restores a backup into an empty database and opens the shop on it; returns what is wrong there. */
async function restore(lab: Lab, made: { file: string; shownOrders: readonly string[]; product: ProductToBuy }) {
  const around = { DATABASE_URL: await lab.newDatabase(), DATA_DIR: await lab.newFolder() }
  await runCommand(lab, ['restore', made.file], around)
  const db = openDatabase(around.DATABASE_URL)
  lab.later(() => db.$client.end())
  const atOnce = await findInconsistencies(db)
  const { rows } = await db.$client.query<{ orders: number }>('select count(*)::int as orders from orders')

  const shop = await startShop(lab.nextPort(), around)
  const bought = await buyWithRetries(shop.origin, made.product)
  const left = await settle(db, 120_000)
  const compared = await compareWithShown(db, made.shownOrders)
  const { code } = await shop.stop()
  return {
    ...compared,
    orders: rows[0]?.orders ?? 0,
    wrong: [
      ...atOnce.map((what) => `in a backup: ${what}`),
      ...(bought.end === 'ordered' ? [] : [`the restored shop did not sell: ${JSON.stringify(bought)}`]),
      ...(code === 0 ? [] : [`the restored shop ended with ${code}`]),
      ...[...left, ...(await findInconsistencies(db))].map((what) => `after a restore: ${what}`),
    ],
  }
}

/** Runs a command of the built shop, as `npm run shop` does, and fails if it does. */
async function runCommand(lab: Lab, command: readonly string[], around: Record<string, string>): Promise<void> {
  const program = spawn(process.execPath, [join(dirname(productBuild), 'shop.js'), ...command], {
    env: { ...process.env, ...shopEnvironment(lab.nextPort(), around) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`shop ${command[0]} ended with ${code}: ${said.slice(-600)}`)
}
