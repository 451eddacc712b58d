import { matchPath } from 'react-router'

interface AdminPage {
  path: string
  title: string
  /** In `app/routes/admin`; a page without one is shared with customers and declared in the route table. */
  file?: string
  /** The path of the menu entry it belongs to; a page without one is a menu entry. */
  section?: string
}

/** Every page of the admin area. Routes, menu and titles are built from it; the menu has the same order. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', title: 'Today', file: 'reports.tsx' },
  { path: '/orders', title: 'Orders' },
  { path: '/orders/:orderNumber', title: 'Order', section: '/orders' },
  { path: '/admin/orders/ship', title: 'To ship', file: 'ship-orders.tsx', section: '/orders' },
  { path: '/admin/products', title: 'Products', file: 'products.tsx' },
  { path: '/admin/products/import', title: 'Import', file: 'products-import.tsx', section: '/admin/products' },
  { path: '/admin/products/:productId', title: 'Product', file: 'product.tsx', section: '/admin/products' },
  { path: '/add-product', title: 'Add Product', file: 'add-product.tsx', section: '/admin/products' },
  { path: '/admin/customers', title: 'Customers', file: 'customers.tsx' },
  { path: '/admin/customers/:customerId', title: 'Customer', file: 'customer.tsx', section: '/admin/customers' },
  { path: '/admin/reviews', title: 'Reviews', file: 'reviews.tsx' },
  { path: '/admin/stock-alerts', title: 'Stock alerts', file: 'stock-alerts.tsx' },
  { path: '/admin/newsletter', title: 'Newsletter', file: 'newsletter.tsx' },
  { path: '/admin/messages', title: 'Messages', file: 'messages.tsx' },
  { path: '/admin/messages/:messageId', title: 'Message', file: 'message.tsx', section: '/admin/messages' },
  { path: '/admin/mail', title: 'Email', file: 'emails.tsx' },
  { path: '/admin/mail/:emailId', title: 'Email', file: 'email.tsx', section: '/admin/mail' },
  { path: '/admin/reconciliation', title: 'Reconciliation', file: 'reconciliation.tsx' },
  { path: '/admin/activity', title: 'Activity', file: 'audit.tsx' },
  { path: '/admin/settings', title: 'Settings', file: 'settings.tsx' },
  { path: '/admin/settings/:page', title: 'Settings', file: 'settings-page.tsx', section: '/admin/settings' },
]

/** The admin page at a path; the first match, as in the route table. */
export function findAdminPage(pathname: string): AdminPage | undefined {
  return adminPages.find(({ path }) => matchPath(path, pathname))
}
