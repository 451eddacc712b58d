import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMachine } from '../machine.ts'
import { startShop } from '../open-bench-shop.ts'
import { readProducts } from '../products.ts'
import { openLighthouse } from './look.mjs'

// Lighthouse, emulating a mid-range phone on a slow network, on five screens of the demo shop: `npm ci && npm start` in
// this folder, after `npm run build` in the one above.
process.chdir(join(import.meta.dirname, '../..'))
const port = Number(process.env.BENCH_PORT ?? 4320)
const origin = `http://127.0.0.1:${port}`

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'))
const shop = await startShop(dataDir)
const eyes = await openLighthouse()
try {
  const { products } = await readProducts(origin, 1)
  const { path, _id } = products[0]
  const screens = {
    home: '/',
    listing: '/shop',
    product: `/shop/${path}/${_id}`,
    cart: '/cart',
    contact: '/contact-us',
  }
  const machine = describeMachine()
  const rows = []
  for (const [screen, address] of Object.entries(screens)) {
    rows.push({ screen, ...(await eyes.lookTwice(origin + address)) })
  }
  console.table(rows)
  mkdirSync('bench/results', { recursive: true })
  const file = `bench/results/${machine.at.slice(0, 10)}-lighthouse-${machine.commit}.json`
  writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 1)}\n`)
  console.log(`Saved to ${file}.`)
} finally {
  await eyes.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
