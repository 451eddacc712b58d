import type { Locator } from '@playwright/test'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'

test.use({ ...returningVisitor, contextOptions: { forcedColors: 'active' } })

const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

test('with forced colors, the selected option is distinguishable and products keep their colors', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  const sizes = page.getByRole('group', { name: 'Size' })
  const chosen = sizes.getByRole('button', { name: 'US 4, EU 36', exact: true })
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const ground = await groundOf(page.locator('html'))
  await expect.poll(() => groundOf(chosen)).not.toBe(ground)
  expect(await groundOf(sizes.getByRole('button', { name: 'US 6, EU 38', exact: true }))).not.toBe(
    await groundOf(chosen),
  )

  const colors = page.getByRole('group', { name: /^Color/ })
  const swatch = (name: string) => colors.getByRole('button', { name }).locator('span').first()
  expect(await groundOf(swatch('White'))).not.toBe(await groundOf(swatch('Sand')))

  const heart = page.getByRole('main').getByRole('button', { name: `Save ${demoProducts.sized} to your wishlist` })
  const mark = () => heart.evaluate((each) => getComputedStyle(each, '::before').maskImage)
  const outline = await mark()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await mark()).not.toBe(outline)
})
