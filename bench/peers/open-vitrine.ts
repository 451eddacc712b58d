import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { shopOrigin, startShop } from '../open-bench-shop.ts'
import { megabytesIn } from './megabytes.ts'
import { runTimed, type Stand, secondsSince, waitForPage } from './stand.ts'

const installing = `import { install } from './cli/install.mjs'; await install(process.cwd(), 'shop')`

/** Installs and builds the committed shop in a folder as `npm start` does, and starts it with its demo and a PostgreSQL of its own. */
export async function openVitrine(folder: string): Promise<Stand> {
  const program = join(folder, 'vitrine')
  await mkdir(program)
  execFileSync('tar', ['-x', '-C', program], {
    input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 }),
  })
  const install = await runTimed('node', ['--input-type=module', '-e', installing], program)
  const build = await runTimed('npm', ['run', 'build'], program)
  const startedAt = performance.now()
  const shop = await startShop(join(folder, 'vitrine-data'), program)
  await waitForPage(shopOrigin)
  return {
    name: 'Vitrine',
    origin: shopOrigin,
    pid: shop.pid,
    seconds: { install, build, firstStart: secondsSince(startedAt) },
    megabytesInstalled: megabytesIn(program),
    stop: shop.stop,
  }
}
