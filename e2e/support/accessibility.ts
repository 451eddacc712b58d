import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop-under-test.ts'

const phone = 390
const desktop = 1440

/** The page has no accessibility violations, and fits. */
export async function expectAccessible(page: Page): Promise<void> {
  // The other mode opens another page for its results to isolate frames of other hosts; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  expect.soft(found).toEqual([])
  await expectFits(page)
}

/** Checks a screen at this width: accessibility once for each layout, the dimensions of the page at every width. */
export async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await (width === phone || width === desktop ? expectAccessible(page) : expectFits(page))
}

export async function expectAccessibleAtEveryWidth(page: Page, widths = [phone, 768, desktop]): Promise<void> {
  for (const width of widths) await expectAccessibleAt(page, width)
}

/** The page does not overflow horizontally, and has exactly one h1. */
async function expectFits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect.soft(scrollWidth, 'sideways').toBeLessThanOrEqual(clientWidth)
  await expect.soft(page.locator('h1')).toHaveCount(1)
}
