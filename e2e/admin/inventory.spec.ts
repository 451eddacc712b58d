import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { productAddress } from '#contract/products/product-address.ts'
import { expectAccessibleAtEveryWidth, expectWindowAccessibleAt } from '../support/accessibility.ts'
import { ownerOf, sell } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, what: string) => main(page).getByRole('textbox', { name: what })

interface Own {
  product: {
    _id: string
    name: string
    path: string
    version: number
    variants: { variantId: string; size: string | null; onHand: number | null }[]
  }
}

/** A published product with two sizes, each with a SKU of its own, and 10 units of each. */
async function addCoded(page: Page) {
  const title = `Shelf ${newEmail().slice(8, 16)}`
  const sizes = [{ size: 'S' }, { size: 'M' }]
  const made = { title, price: 60, subCategory: 'Apparel', type: 'Dresses', grams: 300, sizeVariant: sizes }
  const { productId } = await sell(page, origin, made)
  const owner = ownerOf(page.request, origin)
  const find = async () => (await owner<Own>('POST', 'products/findOwnProduct', { productId })).product
  const { version, variants } = await find()
  const unsaid = { price: null, oldPrice: null, gtin: null, cost: null, weight: 300 }
  const skuOf = (size: string | null) => `${title.replace(' ', '-').toUpperCase()}-${size}`
  await owner('PUT', 'products/changeVariants', {
    ...{ productId, version },
    variants: variants.map(({ variantId, size }) => ({ variantId, ...unsaid, sku: skuOf(size) })),
  })
  const stockOf = async () =>
    Object.fromEntries((await find()).variants.map(({ size, onHand }) => [size ?? '', onHand]))
  return { title, productId, small: skuOf('S'), medium: skuOf('M'), stockOf, owner }
}

for (const width of [1440, 390]) {
  test(`a delivery is scanned by keyboard alone, left, resumed and booked, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const { title, small, medium, stockOf } = await addCoded(page)
    const before = await stockOf()
    await page.goto('/admin/inventory')
    await main(page).getByRole('button', { name: 'Receive delivery' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Receive delivery' })
    await dialog.getByLabel('Delivery note').fill(`DN ${title}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`DN ${title}`)

    // A scanner types faster than the shop answers, and ends with Enter.
    const scan = entry(page, 'SKU or barcode')
    await scan.focus()
    await page.keyboard.type(`${small}\n${small}\n${medium.toLowerCase()}\nNOTHING-9\n${small}\n`)
    await expect(main(page).getByRole('alert')).toContainText('No variant has the SKU or barcode “NOTHING-9”.')
    await expect(scan).toBeFocused()
    await expect(entry(page, `Arrived: ${title}, S`)).toHaveValue('3')
    await expect(entry(page, `Arrived: ${title}, M`)).toHaveValue('1')
    await expectAccessibleAtEveryWidth(page, [390, 1440])
    await page.setViewportSize({ width, height: 900 })

    await page.goto('/admin/inventory?kind=delivery&state=draft')
    await main(page)
      .getByRole('link', { name: `DN ${title}` })
      .click()
    await entry(page, `Arrived: ${title}, M`).fill('12')
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText('15 units of 2 variants')
    expect(await stockOf()).toEqual(before)

    await main(page).getByRole('button', { name: 'Book delivery' }).press('Enter')
    const booking = page.getByRole('dialog', { name: 'Book delivery' })
    await expect(booking).toContainText('15 units of 2 variants will be added to the stock.')
    await expectWindowAccessibleAt(page, width)
    await booking.getByRole('button', { name: 'Book delivery' }).press('Enter')
    await expect(main(page)).toContainText('Booked by')
    expect(await stockOf()).toEqual({ S: (before.S ?? 0) + 3, M: (before.M ?? 0) + 12 })
    await expect(entry(page, 'SKU or barcode')).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page, [390, 1440])
  })

  test(`a count shows its differences before it is booked, and keeps what was sold since, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const { title, small, stockOf, owner } = await addCoded(page)
    await page.goto('/admin/inventory')
    await main(page).getByRole('button', { name: 'Count stock' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Count stock' })
    await dialog.getByLabel('Name').fill(`Count ${title}`)
    await dialog.getByLabel('What to count').selectOption({ label: 'Category: Apparel' })
    await dialog.getByRole('button', { name: 'Start' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Count ${title}`)

    await entry(page, 'SKU or barcode').focus()
    await page.keyboard.type(`${small}\n`.repeat(9))
    await expect(entry(page, `Counted: ${title}, S`)).toHaveValue('9')
    await main(page).getByRole('link', { name: 'Not counted yet' }).click()
    await expect(main(page).getByRole('link', { name: 'Not counted yet' })).toHaveAttribute('aria-current', 'true')
    await main(page).getByRole('searchbox').fill(title)
    await page.keyboard.press('Enter')
    await entry(page, `Counted: ${title}, M`).fill('ten')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Please enter whole units.')).toBeVisible()
    await entry(page, `Counted: ${title}, M`).fill('10')
    await page.keyboard.press('Tab')
    await expect(main(page).getByText('No variants found.')).toBeVisible()

    // Two leave the stock after they were counted.
    const { lines } = await owner<{ lines: { variantId: string; productName: string; units: number }[] }>(
      ...(['POST', 'inventory/listSheetLines', { sheetId: page.url().split('/').at(-1)?.split('?')[0] }] as const),
    )
    const counted = lines.find(({ units }) => units === 9)
    await owner('PUT', 'inventory/changeStock', {
      ...{ changes: [{ variantId: counted?.variantId, from: 10, to: 8 }], reason: 'damaged' },
    })
    await main(page).getByRole('link', { name: 'Differences' }).click()
    const row = main(page).getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('−1')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`${title},S,${small}`))
    await expectAccessibleAtEveryWidth(page)
    await page.setViewportSize({ width, height: 900 })

    await main(page).getByRole('button', { name: 'Book count' }).press('Enter')
    const booking = page.getByRole('dialog', { name: 'Book count' })
    await expect(booking).toContainText('The stock of 1 variant will be corrected, by −1 in all.')
    await booking.getByRole('button', { name: 'Book count' }).press('Enter')
    await expect(main(page)).toContainText('Booked by')
    expect(await stockOf()).toEqual({ S: 7, M: 10 })
    await page.goto('/admin/inventory?kind=count&state=booked')
    await expect(
      main(page)
        .getByRole('row')
        .filter({ hasText: `Count ${title}` }),
    ).toContainText('−1')
  })

  test(`the restock radar says who would be told, and restocks, at ${width} px`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const { title, productId, owner } = await addCoded(page)
    const { product } = await owner<Own>('POST', 'products/findOwnProduct', { productId })
    const small = product.variants.find(({ size }) => size === 'S')
    await owner('PUT', 'inventory/changeStock', {
      ...{ changes: [{ variantId: small?.variantId, from: 10, to: 0 }], reason: 'lost' },
    })
    const shopper = await browser.newPage(returningVisitor)
    const counted = shopper.waitForResponse(
      (reply) => reply.request().postData()?.includes('recordSoldOutView') ?? false,
    )
    await shopper.goto(`${productAddress(product)}?size=S`)
    expect((await counted).status()).toBe(200)
    const emails = [newEmail(), newEmail()]
    for (const email of emails) {
      const asked = { productId, email, selectedSize: 'S' }
      const answer = await page.request.post('/api/notifyMe', { data: asked, headers: { origin } })
      expect(answer.status()).toBe(200)
    }
    await shopper.close()

    await page.goto(`/admin/stock-alerts?search=${encodeURIComponent(title)}`)
    const row = main(page).getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    const radar = await owner('POST', 'stockAlerts/listWantedVariants', { search: title })
    expect(radar).toMatchObject({ variants: [{ people: 2, waiting: 2, wishlists: 0, views: 1, free: 0 }] })
    await row.getByRole('button', { name: `Restock ${title}, S` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 people get an email, first come, first served.')
    for (const email of emails) await expect(dialog).toContainText(email)
    await expectWindowAccessibleAt(page, width)
    await dialog.getByLabel('Units that have arrived').fill('0')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Please enter at least one unit, in whole units.').first()).toBeVisible()
    await dialog.getByLabel('Units that have arrived').fill('4')
    await dialog.getByLabel('Delivery note').fill(`R ${title}`)
    await dialog.getByRole('button', { name: 'Restock 4' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(async () => {
      await page.goto(`/admin/stock-alerts?list=sent&search=${emails[0]}`)
      await expect(main(page).getByRole('row').filter({ hasText: emails[0] })).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    await page.goto(`/admin/inventory?search=${encodeURIComponent(title)}`)
    await expect(
      main(page)
        .getByRole('row')
        .filter({ hasText: `R ${title}` }),
    ).toContainText('Booked')
  })
}
