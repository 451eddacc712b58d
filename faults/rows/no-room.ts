import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { spawnShop, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'
import { readyAgain } from './killed-database.ts'

const megabytes = 220

/** A full disk, a read-only folder, a folder in use by another shop: each reported in a sentence, nothing broken. */
export const noRoom: Row = {
  name: 'no-room',
  async run(lab) {
    const refused = [await onForbiddenFolder(lab), await onFolderInUse(lab)].flat()
    const disk = await newDisk(lab)
    if (!disk) {
      const skipped = 'a full disk was not tried, because no small disk can be mounted here.'
      return { tried: 2, lost: 0, doubled: 0, wrong: refused, note: 'two folders refused', skipped }
    }

    const dataDir = join(disk, 'shop')
    const shop = await startShop(lab.nextPort(), { DATA_DIR: dataDir })
    lab.later(() => shop.stop())
    const url = (await findEmbeddedServer(dataDir))?.url ?? ''
    const first = openDatabase(url)
    const product = await addProductToBuy(first, null)
    await first.$client.end()
    const ballast = join(disk, 'ballast')
    const wrong: string[] = []
    const times = lab.count(5, 1)
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 4 })
    for (let time = 0; time < times; time++) {
      await wait(lab.choose.between(500, 1_500))
      await fill(ballast)
      await wait(lab.choose.between(3_000, 6_000))
      const said = await fetch(`${shop.origin}/readyz`).then((ready) => ready.text())
      if (!said.includes('Degraded') && !said.includes('503')) wrong.push(`with a full disk /readyz says ${said}`)
      await rm(ballast, { force: true })
      await readyAgain(shop.origin, 60_000)
      await wait(1_000)
    }
    await shoppers.close()
    const others = Object.keys(shoppers.refusals()).filter((what) => !/^(503|507)/.test(what))
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const left = await settle(db, 300_000)
    const shownOrders = shoppers.shownOrders()
    return {
      tried: 2 + times,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...refused,
        ...wrong,
        ...(shop.child.exitCode === null ? [] : [`the shop ended with ${shop.child.exitCode}`]),
        ...others.map((what) => `a buyer was answered with ${what}`),
        ...(others.length > 0 ? Object.keys(shop.faults()) : []),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${shownOrders.length} orders shown, ${Object.values(shoppers.refusals()).reduce((sum, each) => sum + each, 0)} refused while full`,
    }
  },
}

async function onForbiddenFolder(lab: Lab): Promise<string[]> {
  const folder = await lab.newFolder()
  await writeFile(join(folder, 'file'), '')
  return expectSentence(lab, join(folder, 'file', 'shop'), 'a folder that cannot be written')
}

async function onFolderInUse(lab: Lab): Promise<string[]> {
  const dataDir = await lab.newFolder()
  const first = await startShop(lab.nextPort(), { DATA_DIR: dataDir })
  const wrong = await expectSentence(lab, dataDir, 'a folder that another shop has')
  const { ok } = await fetch(`${first.origin}/readyz`)
  const { code } = await first.stop()
  return [...wrong, ...(ok && code === 0 ? [] : ['the shop that was there first was harmed'])]
}

/** One sentence that names the folder, no stack, and an exit code that reports the failure. */
async function expectSentence(lab: Lab, dataDir: string, what: string): Promise<string[]> {
  const { ended, output } = spawnShop(lab.nextPort(), { DATA_DIR: dataDir })
  const code = await ended
  const last = output().trim().split('\n').at(-1) ?? ''
  const isSentence = /^[A-Z].+\.$/.test(last) && last.includes('DATA_DIR') && !output().includes('    at ')
  return [
    ...(code === 1 ? [] : [`${what}: exit code ${code}`]),
    ...(isSentence ? [] : [`${what}: ${output().slice(-300)}`]),
  ]
}

/** A disk of a few megabytes in memory; null if none can be mounted. */
async function newDisk(lab: Lab): Promise<string | null> {
  const disk = join(await lab.newFolder(), 'disk')
  await mkdir(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk])
  if (mounted.status !== 0) return null
  lab.later(async () => spawnSync('umount', ['--lazy', disk]))
  return disk
}

async function fill(ballast: string): Promise<void> {
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' })
}
