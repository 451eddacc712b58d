import { defineConfig } from '@playwright/test'
import { origin } from './e2e/shop-under-test.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the owner does to the shop: the shoppers have been there before. */
const ownersJourneys = ['**/products.spec.ts', '**/admin-*.spec.ts']

/** Browser journeys on the production build; the shop is started by `e2e/global-setup.ts`. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'shoppers', testIgnore: ownersJourneys },
    // One at a time: what one of them sets at the sandbox or in the settings, another would meet.
    { name: 'owner', testMatch: ownersJourneys, dependencies: ['shoppers'], workers: 1 },
  ],
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 2,
  reporter: 'list',
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: { args: quiet, ...(process.env.VITRINE_BROWSER && { executablePath: process.env.VITRINE_BROWSER }) },
  },
})
