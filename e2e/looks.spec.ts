import { expectAccessibleAtEveryWidth } from './support/accessibility.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

test('a look names, prices and links each product, and adds them all', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See all looks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Looks' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  const look = page.getByRole('region', { name: 'Hair up' })
  const spots = look.locator('summary')
  await expect(spots).toHaveCount(4)
  await spots.nth(2).focus()
  await page.keyboard.press('Enter')
  const view = look.getByRole('link', { name: /^View / })
  await expect(view).toHaveCount(1)
  await expect(view).toHaveAttribute('href', /^\/shop\/.*hair/)
  await expect(look.locator('details[open]')).toContainText(/\$\d+\.\d\d/)
  await spots.nth(0).click()
  await expect(look.locator('details[open]'), 'one at a time').toHaveCount(1)

  const items = look.getByRole('list').getByRole('listitem')
  await expect(items).toHaveCount(4)
  await look.getByRole('button', { name: /^Add all 4 to cart – \$/ }).click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart.getByRole('listitem')).toHaveCount(4)
})

test('a banner leads to the product seen in it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See the product in this photo' }).first().click()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/[^/]+\/[^/]+\/[^/]+\/[0-9a-f-]{36}/)
})
