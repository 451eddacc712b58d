import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/find-browser.ts'
import { origin } from './e2e/support/shop-under-test.ts'

const executablePath = await findBrowser(console.log)
if (!executablePath) throw new Error('No Chromium or Chrome was found: install one, or name it in CHROMIUM_PATH.')
// Workers read this file again: they need not search.
process.env.CHROMIUM_PATH = executablePath

// Setting this feature replaces Playwright's own list, so that list is repeated. The WebUI features are two windows
// below the address bar, each an extra page in every context; AimEnabled is AI mode.
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const browserArguments = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each journey opens fresh pages that live for seconds: optimized code would cost more than it saves.
  '--js-flags=--no-opt --no-maglev',
]

const withoutImages = [...browserArguments, '--blink-settings=imagesEnabled=false']

const inFiles = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** The owner's journeys run on a copy of the shop that no shopper's journey uses; those of products look at images. */
const ownerFiles = inFiles('admin/**/*')
const ownerImageFiles = inFiles('products', 'product-editor')
/** Journeys that look at images, at sizes on the screen, or at what an image's address may run. */
const imageFiles = inFiles(
  'cards',
  'first-image',
  'first-visit',
  'forced-colors',
  'home',
  'looks',
  'motion',
  'narrow',
  'order-screens',
  'page-weight',
  'product',
  'public-pages',
  'reviews',
  'safety',
  'screens',
  'several-processes',
  'touch',
  'visit-choices',
)

const launchedWith = (args: string[]) => ({ launchOptions: { args, executablePath } })

/** Browser journeys on the production build; each worker has a shop of its own. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'screens', testMatch: imageFiles, testIgnore: ownerFiles },
    // Images take a quarter of a browser's work.
    {
      name: 'shoppers',
      testIgnore: [...ownerFiles, ...ownerImageFiles, ...imageFiles],
      use: launchedWith(withoutImages),
    },
    { name: 'owner', testMatch: ownerFiles, use: launchedWith(withoutImages) },
    { name: 'owner-images', testMatch: ownerImageFiles },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  // One more than `npm test` has cores: a journey waits for the network, a transition or a job for a quarter of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    // Without one, a press that never becomes possible waits for the end of its journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    ...launchedWith(browserArguments),
  },
})
