import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ownerOf, sell } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const kind = { subCategory: 'Sunglasses', type: 'Round', grams: 120 }
const bar = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' })
const last = (page: Page) => page.getByRole('region', { name: 'Last change' })

/** Chooses an action for the selection, fills its dialog, and confirms it. */
async function run(page: Page, label: string, fill?: (dialog: Locator) => Promise<unknown>): Promise<void> {
  await bar(page).getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await fill?.(dialog)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

interface Listed {
  _id: string
  version: number
  price: number
  status: string
  variants: { variantId: string; onHand: number }[]
}

for (const width of [1440, 390]) {
  test(`one undo gives several products back what they had, and names one that has changed since, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await startAs(page, adminEmail, adminPassword)
    const mark = newEmail().slice(8, 14)
    const names = ['One', 'Two'].map((name) => `Undo ${mark} ${name}`)
    for (const title of names) await sell(page, origin, { ...kind, title, price: 60 })
    const owner = ownerOf(page.request, origin)
    const read = async () => {
      const { products } = await owner<{ products: Listed[] }>('POST', 'products/listAllProducts', { search: mark })
      return products.toSorted((one, other) => one._id.localeCompare(other._id))
    }
    const before = await read()

    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/admin/products?search=${mark}`)
    const select = async () => {
      for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    }

    await select()
    await run(page, 'Change prices', (dialog) => dialog.getByLabel('Change').fill('-10%'))
    await expect(last(page)).toContainText('Change prices: 2 changed.')
    expect((await read()).map(({ price }) => price)).toEqual([54, 54])
    await expectAccessible(page)
    // By keyboard: the bar has the focus after the dialog.
    await expect(last(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 are as they were before.')).toBeVisible()
    await expect(last(page)).toHaveCount(0)
    expect((await read()).map(({ price }) => price)).toEqual([60, 60])

    await select()
    await run(page, 'Change stock', (dialog) => dialog.getByLabel('Units').fill('+3'))
    const [changed] = await read()
    const [variant] = changed?.variants ?? []
    await owner('PUT', 'inventory/changeStock', {
      changes: [{ variantId: variant?.variantId, from: variant?.onHand, to: 1 }],
      reason: 'corrected',
    })
    await last(page).getByRole('button', { name: 'Undo' }).click()
    const told = page.getByRole('dialog', { name: 'Undo' })
    await expect(told.getByRole('alert')).toContainText(/1 changed\.1 was not changed:.*It is now 1\./)
    await expectAccessible(page)
    await told.getByRole('button', { name: 'Close' }).last().click()
    const units = (products: Listed[]) => products.map(({ variants }) => variants[0]?.onHand)
    expect(units(await read())).toEqual([1, units(before)[1]])

    await select()
    await run(page, 'Archive')
    expect((await read()).map(({ status }) => status)).toEqual(['archived', 'archived'])
    // The way back is still there after another page of the admin area.
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await expect(page).toHaveURL('/admin/orders')
    await expect(last(page)).toHaveCount(0)
    await page.goBack()
    await last(page).getByRole('button', { name: 'Undo' }).click()
    await expect(last(page)).toHaveCount(0)
    await expect(page.getByText('2 are as they were before.').last()).toBeVisible()
    await expect.poll(async () => (await read()).map(({ status }) => status)).toEqual(['published', 'published'])
  })
}

test('the owner selects what all pages of a list show', async ({ page }) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/products')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar(page)).toContainText('50 selected')
  await bar(page).getByRole('button', { name: 'Select all pages' }).click()
  await expect(bar(page)).toContainText(/50 here, \d+ on other pages/)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar(page)).toHaveCount(0)
})
