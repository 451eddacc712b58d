import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword } from './shop-under-test.ts'
import { startAs } from './steps.ts'

/** A page that other pages lead to: the address to open, and the links to follow from there, each the first one of that name. */
interface LinkedPage {
  route: string
  path: string
  links: readonly RegExp[]
}

/** The pages of the admin area that every demo shop has; a page at the path of its route is only that. */
const pages: readonly (string | LinkedPage)[] = [
  '/admin/orders',
  { route: '/admin/orders/:orderNumber', path: '/admin/orders', links: [/^MG-/] },
  '/admin',
  '/admin/start',
  '/admin/launch',
  '/admin/products',
  { route: '/admin/products/:productId', path: '/admin/products', links: [/Otto Round/] },
  '/add-product',
  '/admin/products/import',
  '/admin/orders/ship',
  '/admin/orders/new',
  '/admin/awaiting-payment',
  '/admin/disputes',
  '/admin/discounts',
  '/admin/discounts/new',
  '/admin/sales',
  '/admin/returns',
  '/admin/customers',
  { route: '/admin/customers/:customerId', path: '/admin/customers', links: [/^[A-Z]\w+ [A-Z]/] },
  '/admin/messages',
  '/admin/reconciliation',
  '/admin/reviews',
  { route: '/admin/reviews/:reviewId', path: '/admin/reviews', links: [/^No more dents/] },
  '/admin/inventory',
  '/admin/categories',
  { route: '/admin/categories/:categoryId', path: '/admin/categories', links: [/^Sunglasses$/] },
  '/admin/collections',
  { route: '/admin/collections/:collectionId', path: '/admin/collections', links: [/^Linen$/] },
  '/admin/size-charts',
  { route: '/admin/size-charts/:chartId', path: '/admin/size-charts', links: [/^Women/] },
  '/admin/home',
  { route: '/admin/home/:sectionId', path: '/admin/home', links: [/^Banner/] },
  '/admin/scheduled-sales',
  '/admin/scheduled-sales/new',
  '/admin/stock-alerts',
  '/admin/search',
  '/admin/newsletter',
  '/admin/newsletter/consents',
  '/admin/newsletter/import',
  '/admin/emails',
  { route: '/admin/emails/:emailId', path: '/admin/emails', links: [/MG-/] },
  '/admin/email-texts',
  { route: '/admin/email-texts/:kind', path: '/admin/email-texts', links: [/^Receipt/] },
  '/admin/shipping',
  { route: '/admin/shipping/:zoneId', path: '/admin/shipping', links: [/^All countries$/] },
  '/admin/carriers',
  { route: '/admin/carriers/:carrierId', path: '/admin/carriers', links: [/^USPS$/] },
  '/admin/settings',
  { route: '/admin/settings/:page', path: '/admin/settings/refund-policy', links: [] },
  { route: '/admin/versions/:subject', path: '/admin/versions/settings.shop', links: [] },
  '/admin/retention',
  '/admin/security',
  '/admin/staff',
  '/admin/activity',
  '/admin/security-log',
  { route: '/admin/orders/:orderNumber/refund', path: '/admin/orders?status=Shipped', links: [/^MG-/, /^Refund$/] },
  {
    route: '/admin/orders/:orderNumber/edit',
    path: '/admin/orders?status=Proccessing',
    links: [/^(MG-)?\d+$/, /^Edit order$/],
  },
  { route: '/admin/orders/:orderNumber', path: '/admin/orders?status=partially-shipped', links: [/^MG-/] },
  {
    route: '/admin/orders/:orderNumber/packing-slip',
    path: '/admin/orders?status=Shipped',
    links: [/^MG-/, /^Packing slip$/],
  },
  {
    route: '/admin/orders/:orderNumber/invoices/:invoiceNumber',
    path: '/admin/orders?status=Shipped',
    links: [/^MG-/, /^Invoice /],
  },
  '/admin/home/preview',
]

async function openPage(page: Page, { path, links }: Omit<LinkedPage, 'route'>): Promise<void> {
  await startAs(page, adminEmail, adminPassword)
  await page.goto(path)
  for (const name of links) await page.getByRole('main').getByRole('link', { name }).first().click()
}

function screenOf(each: string | LinkedPage, at: number): Screen {
  const { route, path, links } = typeof each === 'string' ? { route: each, path: each, links: [] } : each
  return {
    name: `${60 + at}-owner${path.replaceAll(/[/?=]/g, '-')}`,
    route,
    open: (page) => openPage(page, { path, links }),
  }
}

export const adminScreens: Screen[] = pages.map(screenOf)
