import { matchPath } from 'react-router'
import type { StaffAccess } from '#contract/staff/roles.ts'
import type { AdminPage } from './pages/admin-page.ts'
import { catalogPages } from './pages/catalog-pages.ts'
import { peoplePages } from './pages/people-pages.ts'
import { salesPages } from './pages/sales-pages.ts'
import { shopPages } from './pages/shop-pages.ts'

/** Every page of the admin area. Routes, menu and titles are built from it; the menu has the same order. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', name: 'today', access: 'staff', file: 'reports.tsx', group: 'overview' },
  ...salesPages,
  ...catalogPages,
  ...peoplePages,
  ...shopPages,
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

/**
 * The pages above one, the entry of the menu first: that of a refund is below its order, which is below the orders. None for
 * previous versions, which belong to whatever they are versions of.
 */
export function pagesAbove(pathname: string): { page: AdminPage; path: string }[] {
  const { section, name } = findAdminPage(pathname) ?? {}
  const entry = section && findAdminPage(section)
  if (!entry || name === 'versions') return []
  const path = pathname.replace(/\/[^/]+\/?$/, '')
  const parent = findAdminPage(path)
  const between = parent && parent.section === section ? [{ page: parent, path }] : []
  return [{ page: entry, path: entry.path }, ...between]
}
