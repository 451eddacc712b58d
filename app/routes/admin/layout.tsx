import { Outlet } from 'react-router'
import { AdminNav } from '#app/admin/admin-nav.tsx'
import { findAdminPage } from '#app/admin/pages.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/layout.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  quietMeta(matches, findAdminPage(location.pathname)?.title ?? 'Admin')

export default function AdminLayout() {
  return (
    <Page>
      <AdminNav />
      <Outlet />
    </Page>
  )
}
