import type { Page } from '@playwright/test'
import { adminScreens } from './admin-screens.ts'
import { emailScreens } from './email-screens.ts'
import { formScreens } from './form-screens.ts'
import { germanScreens } from './german-screens.ts'
import { listScreens } from './list-screens.ts'
import { notesScreens } from './notes-screens.ts'
import { pickupScreens } from './pickup-screens.ts'
import { recordScreens } from './record-screens.ts'
import { staffScreens } from './staff-screens.ts'
import { addToCart, fillCardPage, newEmail, openProduct, startAsCustomer } from './steps.ts'
import { toastScreens } from './toast-screens.ts'

/** A screen in one of its states: how to open it. */
export interface Screen {
  name: string
  open: (page: Page) => Promise<unknown>
  /** The route of the admin area that it shows. */
  route?: string
  /** True if only the viewport matters, as with a dialog over the page. */
  isWindow?: true
  /** True for a first visit: the cookie choice is open, the newsletter not yet closed. */
  isFirstVisit?: true
}

async function withCart(page: Page) {
  await openProduct(page, 'Otto Round Sunglasses')
  return addToCart(page)
}

async function onCardPage(page: Page) {
  const cart = await withCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await page.waitForURL(/\/sandbox\//)
}

async function asCustomerWithOrder(page: Page) {
  const email = await startAsCustomer(page, newEmail())
  const cart = await withCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  await page.getByRole('banner').getByRole('link', { name: 'Shopping cart, 0 items' }).waitFor()
  await page.goto('/orders')
}

const contentPages = [
  'shipping-returns',
  'cookie-consent',
  'refund-policy',
  'about-us',
  'privacy-policy',
  'terms-conditions',
  'contact-us',
]

export const screens: Screen[] = [
  { name: '01-home', open: (page) => page.goto('/') },
  { name: '02-first-visit', open: (page) => page.goto('/'), isWindow: true, isFirstVisit: true },
  {
    name: '03-newsletter',
    async open(page) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Decline' }).click()
      // It comes on the second page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await page.getByRole('dialog', { name: 'Join our newsletter' }).waitFor()
    },
    isWindow: true,
    isFirstVisit: true,
  },
  { name: '04-listing', open: (page) => page.goto('/shop') },
  { name: '05-listing-family', open: (page) => page.goto('/shop/sunglasses/cat-eye') },
  { name: '06-listing-search', open: (page) => page.goto('/shop?search=black') },
  { name: '07-listing-empty', open: (page) => page.goto('/shop?search=zzzzqq') },
  {
    name: '08-search-popup',
    async open(page) {
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: /search/i })
        .click()
      await page.getByPlaceholder('Search here...').fill('scarf')
      await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor()
    },
    isWindow: true,
  },
  {
    name: '09-product',
    async open(page) {
      await openProduct(page, 'Vesper Cat Eye Sunglasses')
    },
  },
  {
    name: '10-product-sizes',
    async open(page) {
      await openProduct(page, 'Amalfi Linen Dress')
    },
  },
  {
    name: '11-product-sold-out',
    async open(page) {
      await openProduct(page, 'Velvet Scrunchie')
    },
  },
  {
    name: '12-variation',
    async open(page) {
      await page.goto('/shop?search=Amalfi')
      await page
        .getByRole('main')
        .getByRole('button', { name: /Add to cart/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Variation' }).waitFor()
    },
    isWindow: true,
  },
  { name: '13-cart-drawer', open: withCart, isWindow: true },
  {
    name: '14-cart',
    async open(page) {
      await withCart(page)
      await page.goto('/cart')
      await page.getByRole('main').getByText('Otto Round Sunglasses').first().waitFor()
    },
  },
  { name: '15-cart-empty', open: (page) => page.goto('/cart') },
  { name: '16-wishlist-empty', open: (page) => page.goto('/wishlist') },
  {
    name: '17-wishlist',
    async open(page) {
      await openProduct(page, 'Otto Round Sunglasses')
      await page
        .getByRole('main')
        .getByRole('button', { name: /wishlist|save/i })
        .first()
        .click()
      await page.goto('/wishlist')
      await page.getByRole('main').getByText('Otto Round Sunglasses').first().waitFor()
    },
  },
  { name: '18-login', open: (page) => page.goto('/login') },
  { name: '19-register', open: (page) => page.goto('/register') },
  { name: '20-forgot', open: (page) => page.goto('/forget-password') },
  {
    name: '21-checkout',
    async open(page) {
      const cart = await withCart(page)
      await cart.getByRole('button', { name: 'CHECKOUT' }).click()
      await page.getByRole('button', { name: 'Checkout as Guest' }).waitFor()
    },
  },
  { name: '22-sandbox', open: onCardPage },
  {
    name: '23-confirmation',
    async open(page) {
      await onCardPage(page)
      await fillCardPage(page)
      await page.getByRole('heading', { name: "IT'S ORDERED!" }).waitFor()
    },
  },
  {
    name: '24-account',
    async open(page) {
      await startAsCustomer(page)
      await page.goto('/account')
    },
  },
  {
    name: '25-orders-empty',
    async open(page) {
      await startAsCustomer(page)
      await page.goto('/orders')
    },
  },
  { name: '26-orders', open: asCustomerWithOrder },
  {
    name: '27-order',
    async open(page) {
      await asCustomerWithOrder(page)
      await page.getByRole('link', { name: /^View/ }).click()
      await page.waitForURL(/\/orders\/MG-/)
    },
  },
  { name: '28-track-order', open: (page) => page.goto('/track-order') },
  ...adminScreens,
  {
    name: '29-mobile-menu',
    async open(page) {
      await page.goto('/')
      const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' })
      if (await menu.isVisible()) {
        await menu.click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      } else {
        await page.getByRole('banner').getByRole('button', { name: 'Shop categories' }).first().click()
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Cat Eye/ })
          .waitFor()
      }
    },
    isWindow: true,
  },
  { name: '30-not-found', open: (page) => page.goto('/no-such-page') },
  { name: '32-looks', open: (page) => page.goto('/looks') },
  { name: '33-reset-password', open: (page) => page.goto(`/reset-password/${'x'.repeat(43)}`) },
  { name: '34-newsletter', open: (page) => page.goto('/newsletter') },
  {
    name: '35-register-errors',
    async open(page) {
      await page.goto('/register')
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    },
  },
  {
    name: '36-filters',
    async open(page) {
      await page.goto('/shop')
      const main = page.getByRole('main')
      await main
        .getByRole('button', { name: 'Filter' })
        .or(main.getByText('Color', { exact: true }))
        .first()
        .click()
    },
    isWindow: true,
  },
  { name: '31-unsubscribe', open: (page) => page.goto('/unsubscribe/YW5uQGV4YW1wbGUuY29t') },
  ...contentPages.map((name, at): Screen => ({ name: `${40 + at}-${name}`, open: (page) => page.goto(`/${name}`) })),
  { name: '50-api-docs', open: (page) => page.goto('/api/docs') },
  ...staffScreens,
  ...listScreens,
  ...notesScreens,
  ...germanScreens,
  ...toastScreens,
  ...emailScreens,
  ...formScreens,
  ...recordScreens,
  // Last, since every cart offers the pickup point from here on.
  ...pickupScreens,
]
