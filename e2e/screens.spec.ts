import type { Page } from '@playwright/test'
import { expectAccessibleAt, expectFrameAccessible } from './support/accessibility.ts'
import { addressOf, demoProducts, total } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from './support/shop-under-test.ts'
import { addToCart, startAs, startAsCustomer } from './support/steps.ts'

const widths = [390, 768, 992, 1440]

/** A screen in one of its states: how to open it, and what must be visible. */
interface Screen {
  path?: string
  open?: (page: Page) => Promise<unknown>
  title?: string | RegExp
  sees?: (string | RegExp)[]
  buttons?: string[]
  links?: (string | RegExp)[]
  /** It redirects after a few seconds, and so is reopened for each width. */
  isBrief?: boolean
}

const features = ['Free shipping', 'Buy now, pay later', 'Cashback reward']
const rows = ['New In', 'MG Collection', 'MG Best Seller', 'Shop MG Collection']

const screens: Record<string, Screen> = {
  home: {
    path: '/',
    sees: [...rows, ...features, /14, 21 or 30 days/, /0% for 30 days/],
    links: ['Shop now', 'Find out more'],
  },
  listing: {
    path: '/shop',
    title: 'All Products',
    sees: [`24 of ${total}`],
    links: ['Load more', /Perla Barrette$/],
  },
  family: { path: '/shop/sunglasses/cat-eye', title: 'Cat Eye', sees: ['4 of 4'], links: [/Vesper Cat Eye/] },
  'search page': { path: '/shop?search=otto', title: 'Results for “otto”', links: [/Otto Round Sunglasses$/] },
  'search page without results': {
    path: '/shop?search=zzzzqq',
    title: 'Results for “zzzzqq”',
    sees: ['Nothing found for “zzzzqq”'],
    links: ['Sunglasses'],
  },
  'product without variants': {
    open: async (page) => page.goto(await addressOf(page.request, demoProducts.plain)),
    title: demoProducts.plain,
    sees: ['$42.00', 'Pay in 3 payments of $14.00, no fees.', 'Description', 'Ship & return', /^Reviews \(/],
    buttons: ['Add to cart', 'Write a review'],
  },
  'product with measurements': {
    open: async (page) => page.goto(await addressOf(page.request, demoProducts.frame)),
    title: demoProducts.frame,
    sees: [/^SKU MG-/, /^A\s*Lens/, /^B\s*Bridge/, /^C\s*Temple/, 'You May Also Like'],
    buttons: ['Tortoise', 'Black', 'Add to cart'],
  },
  'product with sizes': {
    open: async (page) => page.goto(await addressOf(page.request, demoProducts.sized)),
    title: demoProducts.sized,
    sees: [/\$189\.00/, /\$240\.00/, 'Size guide'],
    buttons: ['US 2, EU 34', 'US 12, EU 44', 'Sand', 'Add to cart', 'Size or color sold out? Notify me'],
  },
  'product that is sold out': {
    open: async (page) => page.goto(await addressOf(page.request, demoProducts.gone)),
    title: demoProducts.gone,
    sees: [
      "We're sorry! This item is currently out of stock. Please check back later or sign up to be notified when it's available again.",
    ],
    buttons: ['Notify me'],
  },
  cart: {
    open: async (page) => {
      await inCart(page)
      await page.goto('/cart')
    },
    title: 'Shopping Cart',
    sees: [
      'Subtotal',
      'Free',
      /Tax and the shipping you choose are calculated at checkout/,
      'Add $158.01 for free express shipping.',
    ],
    buttons: ['CHECKOUT', 'Clear cart', `Remove ${demoProducts.plain}`],
    links: [demoProducts.plain],
  },
  'empty cart': { path: '/cart', sees: ['Your cart is currently empty', 'Best sellers'], links: ['Continue Browsing'] },
  wishlist: {
    open: async (page) => {
      await page.goto(await addressOf(page.request, demoProducts.gone))
      const heart = page.getByRole('button', { name: `Save ${demoProducts.gone} to your wishlist` }).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Please wait...')).toHaveCount(0)
      await page.goto('/wishlist')
    },
    title: 'Wishlist',
    sees: ['Out of stock', 'Login to sync your saved items across all your devices.'],
    links: [/Velvet Scrunchie$/, 'LOGIN'],
  },
  'empty wishlist': {
    path: '/wishlist',
    sees: ['There is no item(s) saved', 'Login to sync your saved items across all your devices.', 'Best sellers'],
    links: ['LOGIN'],
  },
  'empty wishlist of a customer': {
    open: (page) => asCustomer(page, '/wishlist'),
    sees: ['There is no item(s) saved'],
    links: ['Continue Browsing'],
  },
  login: {
    path: '/login',
    title: 'Existing Customers',
    buttons: ['Log in'],
    links: ['Forgot password', 'Create Account'],
  },
  register: { path: '/register', title: 'New Customers', buttons: ['Register'], links: ['Log in'] },
  'forgot password': { path: '/forget-password', title: 'Forgot password', buttons: ['Send link'] },
  'reset password with a link that is over': {
    path: `/reset-password/${'x'.repeat(43)}`,
    title: 'Reset password',
    sees: ['Your session has expired'],
    isBrief: true,
  },
  'checkout step': {
    open: async (page) => {
      const cart = await inCart(page)
      await cart.getByRole('button', { name: 'CHECKOUT' }).click()
      await page.waitForURL('/checkout')
    },
    title: 'Checkout',
    sees: ['Existing Customers', 'New Customers'],
    buttons: ['Checkout as Guest', 'Log in', 'Register'],
  },
  'checkout step without a session': { path: '/checkout', sees: ['Your session has experied.'], isBrief: true },
  account: {
    open: (page) => asCustomer(page, '/account'),
    title: 'Account Information',
    sees: ['Ann Lee', 'United States'],
    buttons: ['Update'],
  },
  'account while it is changed': {
    open: async (page) => {
      await asCustomer(page, '/account')
      await page.getByRole('button', { name: 'Update' }).click()
    },
    title: 'Account Information',
    buttons: ['Update', 'Cancel'],
  },
  'orders without an order': {
    open: (page) => asCustomer(page, '/orders'),
    sees: ['There is no order found.'],
    links: ['Continue Browsing'],
  },
  'orders of the shop': {
    open: async (page) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/orders')
    },
    title: 'Orders',
  },
  'order that is no order': {
    path: '/shop/payment/feedback/nothing',
    sees: ['Your session has experied.'],
    isBrief: true,
  },
  unsubscribe: { path: '/unsubscribe/nobody@example.com', title: 'Goodbye for now', links: ['Return to Home'] },
  contact: { path: '/contact-us', title: 'Contact Us', buttons: ['Send message'] },
  'shipping and returns': {
    path: '/shipping-returns',
    title: 'Shipping and Returns',
    sees: [/15 days/, /1-2 business days/, /3-7 business days/, /2pm PST/, /9pm CST/],
  },
  'refund policy': {
    path: '/refund-policy',
    title: 'Refund Policy',
    sees: [/10 business days/, /15 business days/, /14 days/],
  },
  'cookie policy': { path: '/cookie-consent', title: /Cookie/, sees: [/third-party cookies/i] },
  about: { path: '/about-us', title: /About/ },
  privacy: { path: '/privacy-policy', title: 'Privacy Policy', sees: ['Effective April 20, 2021'] },
  terms: { path: '/terms-conditions', title: 'Terms and Conditions' },
  'not found': { path: '/no-such-page', sees: ["This page doesn't exist"], buttons: ['Search'] },
}

async function inCart(page: Page) {
  await page.goto(await addressOf(page.request, demoProducts.plain))
  return addToCart(page)
}

async function asCustomer(page: Page, path: string) {
  await startAsCustomer(page)
  await page.goto(path)
}

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}, from phone to desktop`, async ({ page }) => {
    for (const width of widths) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const isOpen = width !== widths[0] && !screen.isBrief
        if (!isOpen) await (screen.open ? screen.open(page) : page.goto(screen.path ?? '/'))
        await expectSeen(page, screen)
        await expectAccessibleAt(page, width)
      })
    }
  })
}

for (const path of ['/about-us', '/account']) {
  test(`header and footer of ${path} are accessible`, async ({ page }) => {
    if (path === '/account') await startAsCustomer(page)
    await page.goto(path)
    await expectFrameAccessible(page)
  })
}

async function expectSeen(page: Page, { title, sees = [], buttons = [], links = [] }: Screen) {
  const main = page.getByRole('main')
  if (title) await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  for (const text of sees)
    await expect(main.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  for (const button of buttons)
    await expect(main.getByRole('button', { name: button, exact: true }).first()).toBeVisible()
  for (const link of links) await expect(main.getByRole('link', { name: link, exact: true }).first()).toBeVisible()
}
