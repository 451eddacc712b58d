import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './find-browser.ts'
import { returningVisitor } from './returning-visitor.ts'
import { type Screen, screens } from './screens.ts'
import { address, origin, owner, port, waitForHydration } from './shop-under-test.ts'
import { startShop } from './start-shop.ts'

const widths = [390, 768, 1440]
const folder = 'shots'
// A pattern for the names of the screens to capture, such as `^6` or `sandbox|cart`; all by default.
const wanted = process.argv[2] ?? ''

/** Takes a screenshot of every screen at every width, and combines them into contact sheets. */
const close = process.env.E2E_ORIGIN ? async () => {} : await startShop(port, owner)
const browser = await chromium.launch({
  executablePath: await findBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
})
try {
  if (wanted === '') await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const screen of screens.filter(({ name }) => new RegExp(wanted).test(name))) {
    const files: string[] = []
    for (const width of widths) {
      // A slow machine may need a second attempt.
      const file = await shoot(browser, screen, width)
        .catch(() => shoot(browser, screen, width))
        .catch((error: unknown) => console.error(screen.name, width, error))
      if (file) files.push(file)
      else process.exitCode = 1
    }
    if (files.length > 0) await layOut(screen.name, files)
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await close()
}

async function shoot(browser: Browser, screen: Screen, width: number): Promise<string> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 500 ? 844 : 1000 },
    reducedMotion: 'reduce',
    hasTouch: width < 800,
    extraHTTPHeaders: { 'x-forwarded-for': address() },
    ...(!screen.isFirstVisit && returningVisitor),
  })
  context.setDefaultTimeout(20_000)
  const page: Page = await context.newPage()
  waitForHydration(page)
  const file = join(folder, `${screen.name}-${width}.png`)
  try {
    await screen.open(page)
    await page.waitForLoadState()
    await loadImages(page)
    await page.screenshot({ path: file, fullPage: !screen.isWindow })
  } finally {
    await context.close()
  }
  return file
}

// Images below the fold load on scroll; a screenshot of the whole page needs all of them.
async function loadImages(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < Math.min(height, 12_000); y += 700) {
    await page.evaluate((to) => {
      window.scrollTo(0, to)
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, y)
  }
  await page.evaluate(async () => {
    window.scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle').catch(() => {})
}

/** The three widths of a screen side by side, each cropped at a maximum height. */
async function layOut(name: string, files: string[]): Promise<void> {
  const height = 1_600
  const parts = await Promise.all(
    files.map(async (file) => {
      const scaled = await sharp(file).resize({ width: 620 }).png().toBuffer()
      const { height: whole = height } = await sharp(scaled).metadata()
      return sharp(scaled)
        .extract({ left: 0, top: 0, width: 620, height: Math.min(whole, height) })
        .toBuffer()
    }),
  )
  const background = '#888888'
  const composite = parts.map((input, at) => ({ input, left: at * 640, top: 0 }))
  const sheet = sharp({ create: { width: 640 * parts.length - 20, height, channels: 3, background } })
  await sheet
    .composite(composite)
    .png()
    .toFile(join(folder, `sheet-${name}.png`))
}
