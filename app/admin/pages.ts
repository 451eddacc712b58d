import { matchPath } from 'react-router'
import type { StaffAccess } from '#contract/staff/roles.ts'
import type { adminFrameMessages } from '#messages/en-US/admin/frame.ts'

/** The groups of the menu, in its order. */
export const pageGroups = ['overview', 'sales', 'catalog', 'people', 'shop'] as const

interface AdminPage {
  path: string
  /** The name of its title in `admin/frame` of the messages. */
  name: keyof typeof adminFrameMessages.pages
  /** The role that may open it. Its calls ask for theirs; a page that shows more to some roles asks for the least. */
  access: StaffAccess
  /** In `app/routes/admin`. */
  file: string
  /** The group of its menu entry; a page without one belongs to the entry at `section`. */
  group?: (typeof pageGroups)[number]
  section?: string
}

/** Every page of the admin area. Routes, menu and titles are built from it; the menu has the same order. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', name: 'today', access: 'staff', file: 'reports.tsx', group: 'overview' },

  { path: '/admin/orders', name: 'orders', access: 'support', file: 'orders/orders.tsx', group: 'sales' },
  {
    path: '/admin/orders/new',
    name: 'newOrder',
    access: 'support',
    file: 'orders/new-order.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/orders/ship',
    name: 'ship',
    access: 'support',
    file: 'orders/ship-orders.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/orders/:orderNumber',
    name: 'order',
    access: 'support',
    file: 'orders/order.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/orders/:orderNumber/refund',
    name: 'refund',
    access: 'manager',
    file: 'orders/refund-order.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/orders/:orderNumber/edit',
    name: 'editOrder',
    access: 'support',
    file: 'orders/edit-order.tsx',
    section: '/admin/orders',
  },
  {
    path: '/admin/awaiting-payment',
    name: 'awaitingPayment',
    access: 'support',
    file: 'orders/awaiting-payment.tsx',
    group: 'sales',
  },
  { path: '/admin/disputes', name: 'disputes', access: 'manager', file: 'disputes/disputes.tsx', group: 'sales' },
  {
    path: '/admin/disputes/:disputeId',
    name: 'dispute',
    access: 'manager',
    file: 'disputes/dispute.tsx',
    section: '/admin/disputes',
  },
  { path: '/admin/discounts', name: 'discounts', access: 'manager', file: 'discounts/discounts.tsx', group: 'sales' },
  {
    path: '/admin/discounts/new',
    name: 'addDiscount',
    access: 'manager',
    file: 'discounts/add-discount.tsx',
    section: '/admin/discounts',
  },
  {
    path: '/admin/discounts/:discountId',
    name: 'discount',
    access: 'manager',
    file: 'discounts/discount.tsx',
    section: '/admin/discounts',
  },
  { path: '/admin/sales', name: 'sales', access: 'manager', file: 'sales.tsx', group: 'sales' },
  { path: '/admin/returns', name: 'returns', access: 'support', file: 'returns/returns.tsx', group: 'sales' },
  {
    path: '/admin/returns/:returnId',
    name: 'return',
    access: 'support',
    file: 'returns/return.tsx',
    section: '/admin/returns',
  },
  {
    path: '/admin/reconciliation',
    name: 'reconciliation',
    access: 'manager',
    file: 'reconciliation.tsx',
    group: 'sales',
  },

  { path: '/admin/products', name: 'products', access: 'editor', file: 'products/products.tsx', group: 'catalog' },
  {
    path: '/admin/products/import',
    name: 'import',
    access: 'editor',
    file: 'products/products-import.tsx',
    section: '/admin/products',
  },
  {
    path: '/admin/products/:productId',
    name: 'product',
    access: 'editor',
    file: 'products/product.tsx',
    section: '/admin/products',
  },
  {
    path: '/add-product',
    name: 'addProduct',
    access: 'editor',
    file: 'products/add-product.tsx',
    section: '/admin/products',
  },
  {
    path: '/admin/categories',
    name: 'categories',
    access: 'editor',
    file: 'categories/categories.tsx',
    group: 'catalog',
  },
  {
    path: '/admin/categories/:categoryId',
    name: 'category',
    access: 'editor',
    file: 'categories/category.tsx',
    section: '/admin/categories',
  },
  {
    path: '/admin/collections',
    name: 'collections',
    access: 'editor',
    file: 'collections/collections.tsx',
    group: 'catalog',
  },
  {
    path: '/admin/collections/:collectionId',
    name: 'collection',
    access: 'editor',
    file: 'collections/collection.tsx',
    section: '/admin/collections',
  },
  {
    path: '/admin/size-charts',
    name: 'sizeCharts',
    access: 'editor',
    file: 'size-charts/size-charts.tsx',
    group: 'catalog',
  },
  {
    path: '/admin/size-charts/:chartId',
    name: 'sizeChart',
    access: 'editor',
    file: 'size-charts/size-chart.tsx',
    section: '/admin/size-charts',
  },
  {
    path: '/admin/scheduled-sales',
    name: 'scheduledSales',
    access: 'manager',
    file: 'scheduled-sales/scheduled-sales.tsx',
    group: 'catalog',
  },
  {
    path: '/admin/scheduled-sales/new',
    name: 'addSale',
    access: 'manager',
    file: 'scheduled-sales/add-sale.tsx',
    section: '/admin/scheduled-sales',
  },
  {
    path: '/admin/scheduled-sales/:saleId',
    name: 'scheduledSale',
    access: 'manager',
    file: 'scheduled-sales/sale.tsx',
    section: '/admin/scheduled-sales',
  },
  { path: '/admin/stock-alerts', name: 'stockAlerts', access: 'support', file: 'stock-alerts.tsx', group: 'catalog' },
  { path: '/admin/search', name: 'search', access: 'editor', file: 'search.tsx', group: 'catalog' },

  { path: '/admin/customers', name: 'customers', access: 'support', file: 'customers/customers.tsx', group: 'people' },
  {
    path: '/admin/customers/:customerId',
    name: 'customer',
    access: 'support',
    file: 'customers/customer.tsx',
    section: '/admin/customers',
  },
  { path: '/admin/messages', name: 'messages', access: 'support', file: 'messages/messages.tsx', group: 'people' },
  {
    path: '/admin/messages/:messageId',
    name: 'message',
    access: 'support',
    file: 'messages/message.tsx',
    section: '/admin/messages',
  },
  { path: '/admin/reviews', name: 'reviews', access: 'editor', file: 'reviews/reviews.tsx', group: 'people' },
  {
    path: '/admin/reviews/:reviewId',
    name: 'review',
    access: 'editor',
    file: 'reviews/review.tsx',
    section: '/admin/reviews',
  },
  { path: '/admin/newsletter', name: 'newsletter', access: 'support', file: 'newsletter.tsx', group: 'people' },

  { path: '/admin/home', name: 'home', access: 'editor', file: 'home/home.tsx', group: 'shop' },
  {
    path: '/admin/home/:sectionId',
    name: 'homeSection',
    access: 'editor',
    file: 'home/home-section.tsx',
    section: '/admin/home',
  },
  { path: '/admin/start', name: 'start', access: 'owner', file: 'start.tsx', section: '/admin' },
  { path: '/admin/launch', name: 'launch', access: 'manager', file: 'launch.tsx', group: 'shop' },
  { path: '/admin/emails', name: 'emails', access: 'support', file: 'emails/emails.tsx', group: 'shop' },
  {
    path: '/admin/emails/:emailId',
    name: 'email',
    access: 'support',
    file: 'emails/email.tsx',
    section: '/admin/emails',
  },
  { path: '/admin/security', name: 'security', access: 'staff', file: 'security.tsx' },
  { path: '/admin/staff', name: 'staff', access: 'owner', file: 'staff.tsx', group: 'shop' },
  { path: '/admin/activity', name: 'activity', access: 'manager', file: 'audit.tsx', group: 'shop' },
  {
    path: '/admin/security-log',
    name: 'securityLog',
    access: 'manager',
    file: 'security-log.tsx',
    group: 'shop',
  },
  { path: '/admin/shipping', name: 'shipping', access: 'manager', file: 'shipping/shipping.tsx', group: 'shop' },
  {
    path: '/admin/shipping/:zoneId',
    name: 'shippingZone',
    access: 'manager',
    file: 'shipping/shipping-zone.tsx',
    section: '/admin/shipping',
  },
  {
    path: '/admin/pickup-points/:pointId',
    name: 'pickupPoint',
    access: 'manager',
    file: 'shipping/pickup-point.tsx',
    section: '/admin/shipping',
  },
  { path: '/admin/carriers', name: 'carriers', access: 'manager', file: 'shipping/carriers.tsx', group: 'shop' },
  {
    path: '/admin/carriers/:carrierId',
    name: 'carrier',
    access: 'manager',
    file: 'shipping/carrier.tsx',
    section: '/admin/carriers',
  },
  { path: '/admin/settings', name: 'settings', access: 'editor', file: 'settings/settings.tsx', group: 'shop' },
  {
    path: '/admin/versions/:subject',
    name: 'versions',
    access: 'editor',
    file: 'settings/versions.tsx',
    section: '/admin/settings',
  },
  {
    path: '/admin/settings/:page',
    name: 'textPage',
    access: 'editor',
    file: 'settings/settings-page.tsx',
    section: '/admin/settings',
  },
]

/** What is served behind the guard without the frame of the admin area: previews, print and files. */
export const adminFiles: readonly Pick<AdminPage, 'path' | 'access' | 'file'>[] = [
  { path: '/admin/home/preview', access: 'editor', file: 'home/home-preview.tsx' },
  { path: '/admin/products/export.csv', access: 'editor', file: 'products/products-export.ts' },
  { path: '/admin/orders/print', access: 'support', file: 'orders/print-orders.tsx' },
  { path: '/admin/orders/:orderNumber/packing-slip', access: 'support', file: 'orders/packing-slip.tsx' },
  { path: '/admin/orders/:orderNumber/gift-slip', access: 'support', file: 'orders/gift-slip.tsx' },
  { path: '/admin/orders/:orderNumber/invoices/:invoiceNumber', access: 'support', file: 'orders/invoice.tsx' },
]

/** Whether a path is served without the frame of the admin area. */
export const isAdminFile = (pathname: string): boolean => adminFiles.some(({ path }) => matchPath(path, pathname))

/** The role that may open a path behind the guard. */
export function accessOf(pathname: string): StaffAccess {
  const file = adminFiles.find(({ path }) => matchPath(path, pathname))
  return (file ?? findAdminPage(pathname))?.access ?? 'staff'
}

/** The admin page at a path; the first match, as in the route table. */
export function findAdminPage(pathname: string): AdminPage | undefined {
  return adminPages.find(({ path }) => matchPath(path, pathname))
}
