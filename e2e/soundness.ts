import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop-under-test.ts'

/** Nothing is wrong for assistive technology, and the page fits. */
export async function expectSound(page: Page): Promise<void> {
  // The other mode opens another page for what it found, to keep frames of other hosts apart; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  expect.soft(said).toEqual([])
  await expectFits(page)
}

/** Nothing sticks out sideways, and the page has one heading of the first rank. */
export async function expectFits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect.soft(scrollWidth, 'sideways').toBeLessThanOrEqual(clientWidth)
  await expect.soft(page.locator('h1')).toHaveCount(1)
}
