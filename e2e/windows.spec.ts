import type { Page } from '@playwright/test'
import { expectWindowAccessibleAt } from './support/accessibility.ts'
import { addressOf, demoProducts, total } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { addToCart, openNewsletter, startAsCustomer } from './support/steps.ts'

const wide = [390, 768, 992, 1440]
const narrow = [390, 768]
const phone = 390

/** A dialog or drawer over a page: how it is opened on a phone, at which widths it exists, and what must be visible in it. */
interface Window {
  title: string
  open: (page: Page) => Promise<unknown>
  widths?: number[]
  sees: (string | RegExp)[]
  buttons?: string[]
}

async function openProduct(page: Page, name: string) {
  await page.goto(await addressOf(page.request, name))
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const windows: Record<string, Window> = {
  search: {
    title: 'Search',
    async open(page) {
      await page.goto('/about-us')
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
      await page.getByPlaceholder('Search here...').fill('black')
    },
    sees: ['Search results (All)'],
    buttons: ['Show More (+10)', 'Close'],
  },
  'mobile menu': {
    title: 'Menu',
    async open(page) {
      await startAsCustomer(page)
      await page.goto('/about-us')
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText('Account', { exact: true }).click()
    },
    widths: narrow,
    sees: ['Home', 'All products', 'Sunglasses', 'My Account Details', 'My Orders'],
    buttons: ['Log Out'],
  },
  'variation dialog': {
    title: 'Variation',
    async open(page) {
      await page.goto('/shop?search=Amalfi')
      await press(page, /^Add to cart/)
    },
    sees: ['Size', 'Color', /\$189\.00/],
    buttons: ['Add to cart'],
  },
  'cart drawer': {
    title: 'Shopping Cart',
    async open(page) {
      await openProduct(page, demoProducts.frame)
      await addToCart(page)
    },
    sees: [demoProducts.frame, 'Subtotal', /^Tax and the shipping you choose are calculated at checkout/],
    buttons: ['CHECKOUT', 'Increase', 'Decrease'],
  },
  'empty cart drawer': {
    title: 'Shopping Cart',
    open: (page) => page.goto('/isp/true'),
    sees: ['Your cart is currently empty', 'Continue Browsing'],
  },
  filters: {
    title: 'Filter',
    async open(page) {
      await page.goto('/shop')
      await press(page, 'Filter')
    },
    widths: narrow,
    sees: ['Type', 'Color', 'Size', 'Price', 'Availability'],
    buttons: [`Show ${total} products`],
  },
  images: {
    title: `Images: ${demoProducts.frame}`,
    async open(page) {
      await openProduct(page, demoProducts.frame)
      await press(page, /^Zoom into image 1/)
    },
    sees: [/^1 \/ \d$/],
    buttons: ['Zoom in', 'Next image', 'Close'],
  },
  'notify me': {
    title: 'Notify me',
    async open(page) {
      await openProduct(page, demoProducts.gone)
      await press(page, 'Notify me')
    },
    sees: ['Color', 'Email'],
    buttons: ['Notify me'],
  },
  'write a review': {
    title: 'Write a review',
    async open(page) {
      await startAsCustomer(page)
      await openProduct(page, demoProducts.plain)
      await press(page, 'Write a review')
      await press(page, 'Submit review')
    },
    sees: ['Name', 'Email', 'Review title', 'Your review', 'Please enter a review title.'],
    buttons: ['Submit review'],
  },
}

test.describe('over a page', () => {
  test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, { title, open, sees, buttons = [], widths = wide }] of Object.entries(windows)) {
    test(`${name}, opened on a phone and fitting up to ${widths.at(-1)} px`, async ({ page }) => {
      await page.setViewportSize({ width: phone, height: 900 })
      await open(page)
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      for (const width of widths) {
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await expect(dialog).toBeVisible()
          for (const text of sees) await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
          for (const button of buttons) {
            await expect(dialog.getByRole('button', { name: button, exact: true }).first()).toBeVisible()
          }
          await expectWindowAccessibleAt(page, width)
        })
      }
    })
  }
})

test.describe('on first visits', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('cookie banner and newsletter, from phone to desktop', async ({ page }) => {
    await page.setViewportSize({ width: phone, height: 900 })
    await page.goto('/')
    for (const width of wide) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await expectWindowAccessibleAt(page, width)
    }
    await page.setViewportSize({ width: phone, height: 900 })
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.reload()
    await openNewsletter(page)
    for (const width of wide) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('dialog', { name: 'Join our newsletter' })).toBeVisible()
      await expectWindowAccessibleAt(page, width)
    }
  })
})
