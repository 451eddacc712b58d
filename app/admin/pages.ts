import { matchPath } from 'react-router'
import type { adminCommonMessages } from '#messages/en-US/admin/common.ts'

/** The groups of the menu, in its order. */
export const pageGroups = ['overview', 'sales', 'catalog', 'people', 'shop'] as const

interface AdminPage {
  path: string
  /** The name of its title in `admin/common` of the messages. */
  name: keyof typeof adminCommonMessages.pages
  /** In `app/routes/admin`. */
  file: string
  /** The group of its menu entry; a page without one belongs to the entry at `section`. */
  group?: (typeof pageGroups)[number]
  section?: string
}

/** Every page of the admin area. Routes, menu and titles are built from it; the menu has the same order. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', name: 'today', file: 'reports.tsx', group: 'overview' },

  { path: '/admin/orders', name: 'orders', file: 'orders/orders.tsx', group: 'sales' },
  { path: '/admin/orders/new', name: 'newOrder', file: 'orders/new-order.tsx', section: '/admin/orders' },
  { path: '/admin/orders/ship', name: 'ship', file: 'orders/ship-orders.tsx', section: '/admin/orders' },
  { path: '/admin/orders/:orderNumber', name: 'order', file: 'orders/order.tsx', section: '/admin/orders' },
  {
    path: '/admin/orders/:orderNumber/refund',
    name: 'refund',
    file: 'orders/refund-order.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/orders/:orderNumber/edit',
    name: 'editOrder',
    file: 'orders/edit-order.tsx',
    section: '/admin/orders',
  },
  { path: '/admin/awaiting-payment', name: 'awaitingPayment', file: 'orders/awaiting-payment.tsx', group: 'sales' },
  { path: '/admin/disputes', name: 'disputes', file: 'disputes/disputes.tsx', group: 'sales' },
  { path: '/admin/disputes/:disputeId', name: 'dispute', file: 'disputes/dispute.tsx', section: '/admin/disputes' },
  { path: '/admin/discounts', name: 'discounts', file: 'discounts/discounts.tsx', group: 'sales' },
  {
    path: '/admin/discounts/new',
    name: 'addDiscount',
    file: 'discounts/add-discount.tsx',
    section: '/admin/discounts',
  },
  {
    path: '/admin/discounts/:discountId',
    name: 'discount',
    file: 'discounts/discount.tsx',
    section: '/admin/discounts',
  },
  { path: '/admin/sales', name: 'sales', file: 'sales.tsx', group: 'sales' },
  { path: '/admin/returns', name: 'returns', file: 'returns/returns.tsx', group: 'sales' },
  { path: '/admin/returns/:returnId', name: 'return', file: 'returns/return.tsx', section: '/admin/returns' },
  { path: '/admin/reconciliation', name: 'reconciliation', file: 'reconciliation.tsx', group: 'sales' },

  { path: '/admin/products', name: 'products', file: 'products/products.tsx', group: 'catalog' },
  { path: '/admin/products/import', name: 'import', file: 'products/products-import.tsx', section: '/admin/products' },
  { path: '/admin/products/:productId', name: 'product', file: 'products/product.tsx', section: '/admin/products' },
  { path: '/add-product', name: 'addProduct', file: 'products/add-product.tsx', section: '/admin/products' },
  { path: '/admin/categories', name: 'categories', file: 'categories/categories.tsx', group: 'catalog' },
  {
    path: '/admin/categories/:categoryId',
    name: 'category',
    file: 'categories/category.tsx',
    section: '/admin/categories',
  },
  { path: '/admin/collections', name: 'collections', file: 'collections/collections.tsx', group: 'catalog' },
  {
    path: '/admin/collections/:collectionId',
    name: 'collection',
    file: 'collections/collection.tsx',
    section: '/admin/collections',
  },
  { path: '/admin/size-charts', name: 'sizeCharts', file: 'size-charts/size-charts.tsx', group: 'catalog' },
  {
    path: '/admin/size-charts/:chartId',
    name: 'sizeChart',
    file: 'size-charts/size-chart.tsx',
    section: '/admin/size-charts',
  },
  {
    path: '/admin/scheduled-sales',
    name: 'scheduledSales',
    file: 'scheduled-sales/scheduled-sales.tsx',
    group: 'catalog',
  },
  {
    path: '/admin/scheduled-sales/new',
    name: 'addSale',
    file: 'scheduled-sales/add-sale.tsx',
    section: '/admin/scheduled-sales',
  },
  {
    path: '/admin/scheduled-sales/:saleId',
    name: 'scheduledSale',
    file: 'scheduled-sales/sale.tsx',
    section: '/admin/scheduled-sales',
  },
  { path: '/admin/stock-alerts', name: 'stockAlerts', file: 'stock-alerts.tsx', group: 'catalog' },
  { path: '/admin/search', name: 'search', file: 'search.tsx', group: 'catalog' },

  { path: '/admin/customers', name: 'customers', file: 'customers/customers.tsx', group: 'people' },
  {
    path: '/admin/customers/:customerId',
    name: 'customer',
    file: 'customers/customer.tsx',
    section: '/admin/customers',
  },
  { path: '/admin/messages', name: 'messages', file: 'messages/messages.tsx', group: 'people' },
  { path: '/admin/messages/:messageId', name: 'message', file: 'messages/message.tsx', section: '/admin/messages' },
  { path: '/admin/reviews', name: 'reviews', file: 'reviews.tsx', group: 'people' },
  { path: '/admin/newsletter', name: 'newsletter', file: 'newsletter.tsx', group: 'people' },

  { path: '/admin/home', name: 'home', file: 'home/home.tsx', group: 'shop' },
  { path: '/admin/home/:sectionId', name: 'homeSection', file: 'home/home-section.tsx', section: '/admin/home' },
  { path: '/admin/start', name: 'start', file: 'start.tsx', section: '/admin' },
  { path: '/admin/launch', name: 'launch', file: 'launch.tsx', group: 'shop' },
  { path: '/admin/mail', name: 'emails', file: 'emails/emails.tsx', group: 'shop' },
  { path: '/admin/mail/:emailId', name: 'email', file: 'emails/email.tsx', section: '/admin/mail' },
  { path: '/admin/activity', name: 'activity', file: 'audit.tsx', group: 'shop' },
  { path: '/admin/shipping', name: 'shipping', file: 'shipping/shipping.tsx', group: 'shop' },
  {
    path: '/admin/shipping/:zoneId',
    name: 'shippingZone',
    file: 'shipping/shipping-zone.tsx',
    section: '/admin/shipping',
  },
  {
    path: '/admin/pickup-points/:pointId',
    name: 'pickupPoint',
    file: 'shipping/pickup-point.tsx',
    section: '/admin/shipping',
  },
  { path: '/admin/carriers', name: 'carriers', file: 'shipping/carriers.tsx', group: 'shop' },
  {
    path: '/admin/carriers/:carrierId',
    name: 'carrier',
    file: 'shipping/carrier.tsx',
    section: '/admin/carriers',
  },
  { path: '/admin/settings', name: 'settings', file: 'settings/settings.tsx', group: 'shop' },
  { path: '/admin/versions/:subject', name: 'versions', file: 'settings/versions.tsx', section: '/admin/settings' },
  { path: '/admin/settings/:page', name: 'textPage', file: 'settings/settings-page.tsx', section: '/admin/settings' },
]

/** The admin page at a path; the first match, as in the route table. */
export function findAdminPage(pathname: string): AdminPage | undefined {
  return adminPages.find(({ path }) => matchPath(path, pathname))
}
