import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { startShop } from './start-shop.ts'

// Playwright numbers parallel workers: each starts a shop of its own. A journey with another adds 4 or more, three apart from all others.
export const port = Number(process.env.E2E_PORT ?? 4310) + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const origin = process.env.E2E_ORIGIN ?? `http://localhost:${port}`
export const adminEmail = 'owner@mg.example.com'
export const adminPassword = 'a-password-for-journeys'
export const owner = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }

/** A unique network address, so that the rate limits count its requests alone. */
export const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

interface Fixtures {
  /** Errors that a test causes on purpose. */
  tolerated: RegExp
  errors: string[]
}

/** Waits for hydration: from then on clicks are handled without leaving the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPress' in window))
}

/** Makes `goto` wait for hydration by default: the code of a page loads after its first paint, after `load`. */
export function waitForHydration(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await open(address, options)
    if (!options?.waitUntil) await expectHydrated(page)
    return response
  }
}

/** Prints where a page was when its journey failed, and what it said: a log of CI has no screenshots. */
async function describe(page: Page): Promise<void> {
  const said = await page.locator('h1, [role=alert], [role=status]').allInnerTexts()
  console.log(`${page.url()} said: ${said.filter(Boolean).join(' | ')}`)
}

/**
 * A test whose browser has an address of its own, and that fails when a page violates its policy, logs an error or
 * requests anything from another host.
 */
export const test = base.extend<Fixtures, { shop: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      if (process.env.E2E_ORIGIN) return use(origin)
      const stop = await startShop(port, owner)
      await use(origin)
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        context.on('page', waitForHydration)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  tolerated: [/Failed to load resource/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': address() }),
  errors: [
    async ({ context, tolerated }, use, test) => {
      const errors: string[] = []
      const recordError = (message: string) => tolerated.test(message) || errors.push(message)
      context.on('weberror', (error) => recordError(error.error().message))
      context.on('console', (message) => message.type() === 'error' && recordError(message.text()))
      context.on('request', (request) => {
        const { protocol, origin: requested } = new URL(request.url())
        if (/^http/.test(protocol) && requested !== origin) recordError(`Requested ${request.url()}`)
      })
      await use(errors)
      if (test.status !== test.expectedStatus) await Promise.all(context.pages().map(describe))
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
