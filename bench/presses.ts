import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { shopOrigin, startShop } from './open-bench-shop.ts'
import { readProducts } from './products.ts'

// How long a press takes until the page shows something, in milliseconds, on a phone whose processor is slower than this
// machine's: what browsers report as INP. After `npm run build`. Each press is the first one on a page just loaded.
const { values: typed } = parseArgs({
  options: { times: { type: 'string', default: '10' }, slower: { type: 'string', default: '4' } },
})
const times = Number(typed.times)
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** What a press starts is over by then; and before a press, the page has hydrated and rests. */
const restMs = 1_500

interface Press {
  path: string
  /** What is pressed before, and not measured. */
  before?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  /** Types this letter there instead of pressing it. */
  types?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()
const inHeader = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name }).first()
const openFilters = (page: Page) => button('Filter')(page).tap()
const openSearch = (page: Page) => inHeader('Search')(page).tap()

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const shop = await startShop(folder)
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const { products } = await readProducts(shopOrigin, 240)
  const plain = products.find((product) => product.colorVariant.length < 2 && product.sizeVariant.length === 0)
  if (!plain) throw new Error('No product of the shop can be added to the cart without a choice.')
  const presses: Record<string, Press> = {
    'add to cart': { path: `/shop/${plain.path}/${plain._id}`, target: button('Add to cart') },
    'save to the wishlist': { path: '/shop', target: button(/^Save .* to your wishlist/) },
    'open the filters': { path: '/shop', target: button('Filter') },
    'choose a filter': {
      path: '/shop',
      before: openFilters,
      target: (page) => page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first(),
    },
    'open the menu': { path: '/', target: inHeader('Menu') },
    'open the search': { path: '/', target: inHeader('Search') },
    'type into the search': {
      path: '/',
      before: openSearch,
      target: (page) => page.getByRole('combobox'),
      types: 'l',
    },
  }
  const rows = []
  for (const [name, press] of Object.entries(presses)) rows.push(await measure(name, press))
  console.table(rows)
} finally {
  await browser.close()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, press: Press) {
  const waits: number[] = []
  for (let time = 0; time < times; time++) waits.push(await pressOnce(press))
  waits.sort((one, other) => one - other)
  return { press: name, 'p50 ms': waits[Math.floor(times / 2)], 'longest ms': waits.at(-1) }
}

async function pressOnce({ path, before, target, types }: Press): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: shopOrigin })
  await context.addCookies([{ name: 'cookie-choice', value: 'decline', url: shopOrigin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(typed.slower) })
  await page.goto(path)
  await page.waitForFunction(() => !('earlyPress' in window))
  await page.waitForTimeout(restMs)
  await before?.(page)
  const pressed = target(page)
  await pressed.waitFor()
  await page.waitForTimeout(restMs)
  await page.evaluate(watchPresses)
  await (types ? pressed.press(types) : pressed.tap())
  await page.waitForTimeout(restMs)
  const longest = await page.evaluate(() => Math.max(...window.pressWaits))
  await context.close()
  return longest
}

/** In the page: collects what the browser reports of each press; it rounds to 8 ms, and reports none under 16. */
function watchPresses(): void {
  window.pressWaits = [0]
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.pressWaits.push(entry.duration)
    }
  }).observe(options)
}

declare global {
  interface Window {
    pressWaits: number[]
  }
}
