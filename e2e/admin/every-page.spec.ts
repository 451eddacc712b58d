import { matchPath } from 'react-router'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/shop-under-test.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const seen = new Set<string>()
for (const { route, open } of screens) {
  if (!route || seen.has(route)) continue
  seen.add(route)
  test(`${route} is accessible on a phone, and fits there and on a desktop`, async ({ page }) => {
    await open(page)
    await expect.poll(() => matchPath(route, new URL(page.url()).pathname) !== null, page.url()).toBe(true)
    await expectAccessibleAtEveryWidth(page, [390, 1200])
  })
}
