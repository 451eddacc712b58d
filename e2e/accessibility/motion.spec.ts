import type { Page } from '@playwright/test'
import { demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'

test.use(returningVisitor)

declare global {
  interface Window {
    /** What the last view transition moved, by the names of its parts; null until there was one. */
    moved: string[] | null
  }
}

/** Goes from a card to its product page; returns what moved on the way. */
async function movedFromCard(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    window.moved = null
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => {
        window.moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
          .filter((name) => name.startsWith('::view-transition'))
      })
      return transition
    }
  })
  await page.clock.install()
  await page.goto(`/shop?search=${encodeURIComponent(demoProducts.plain)}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.last-reload'))).not.toBeNull()
  // A product that loads slowly shows its placeholder first; here it is loaded before the placeholder would appear.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.getByRole('main').getByRole('link', { name: demoProducts.plain }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: demoProducts.plain, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.moved)).not.toBeNull()
  return page.evaluate(() => window.moved ?? [])
}

test('the image of a card moves to the page of its product', async ({ page }) => {
  expect(await movedFromCard(page)).toContain('::view-transition-group(product-image)')
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movedFromCard(page)).toEqual([])
})
