import { Outlet } from 'react-router'
import { AdminNav } from '#app/admin/admin-nav.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/layout.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Admin')

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return null
}

export default function AdminLayout() {
  return (
    <Page>
      <AdminNav />
      <Outlet />
    </Page>
  )
}
