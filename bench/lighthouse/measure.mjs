import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { describeMachine } from '../machine.ts'
import { startShop } from '../open-bench-shop.ts'
import { readProducts } from '../products.ts'

// Lighthouse, emulating a mid-range phone on a slow network, on five screens of the demo shop: `npm ci && npm start` in
// this folder, after `npm run build` in the one above.
process.chdir(join(import.meta.dirname, '../..'))
const port = Number(process.env.BENCH_PORT ?? 4320)
const origin = `http://127.0.0.1:${port}`
const tries = 4
const timed = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
const names = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices', seo: 'seo' }

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'))
const shop = await startShop(dataDir)
const browser = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
})
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
    // Pages and resized images are cached after the first request, as they are for almost every visitor.
    await look(origin + address)
    rows.push({ screen, ...(await look(origin + address)) })
  }
  console.table(rows)
  mkdirSync('bench/results', { recursive: true })
  const file = `bench/results/${machine.at.slice(0, 10)}-lighthouse-${machine.commit}.json`
  writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 1)}\n`)
  console.log(`Saved to ${file}.`)
} finally {
  await browser.kill()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The four scores, of 100, the timings of a visitor, the speed of the machine, and the audits that lower a score. */
async function look(url) {
  const lhr = await lookAgain(url, tries)
  const scores = Object.entries(names).map(([name, id]) => [
    name,
    figure(lhr.categories[id].score, (score) => Math.round(score * 100)),
  ])
  const figures = Object.entries(timed).map(([name, id]) => [
    name,
    figure(lhr.audits[id].numericValue, (value) => Number(value.toFixed(3))),
  ])
  // The speed that Lighthouse measured for this processor before it throttled it by four.
  const index = Math.round(lhr.environment.benchmarkIndex)
  return { ...Object.fromEntries([...scores, ...figures]), index, below: belowOf(lhr).join(', ') }
}

// On a busy machine the browser's trace of a page sometimes has no start event (`NO_NAVSTART`): then nothing is timed.
async function lookAgain(url, triesLeft) {
  const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: Object.values(names), logLevel: 'error' })
  if (lhr.categories.performance.score !== null || triesLeft === 1) return lhr
  console.error(`Lighthouse measured nothing at ${url}; ${triesLeft - 1} attempts are left.`)
  return lookAgain(url, triesLeft - 1)
}

function figure(found, show) {
  return found === null || found === undefined ? 'no figure' : show(found)
}

function belowOf({ categories, audits }) {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return [...new Set(weighty.map(({ id }) => id))].filter((id) => audits[id].score !== null && audits[id].score < 0.9)
}
