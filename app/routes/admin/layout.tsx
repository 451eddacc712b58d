import { Outlet } from 'react-router'
import { AdminFailure } from '#app/admin/frame/admin-failure.tsx'
import { AdminFrame } from '#app/admin/frame/admin-frame.tsx'
import { AdminPageBody } from '#app/admin/frame/admin-page-body.tsx'
import { findAdminPage } from '#app/admin/pages.ts'
import { requireRole } from '#app/admin/require-admin.ts'
import { readViews } from '#app/admin/saved-views/read-views.ts'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/layout.ts'

/** Its frame is part of this route's code, so that shoppers do not load it. */
export const handle = { Frame: AdminFrame }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const page = findAdminPage(location.pathname)
  return quietMeta(matches, page ? adminFrameMessages.pages[page.name] : adminFrameMessages.admin)
}

/** The saved views of the list of a page. Refuses pages that are not for the role of the caller: here, so that the frame stays around the refusal. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRole({ request, url, context })
  return readViews(context.get(apiContext), url.pathname)
}

export default function AdminLayout() {
  return (
    <AdminPageBody>
      <Outlet />
    </AdminPageBody>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminPageBody>
      <AdminFailure error={error} />
    </AdminPageBody>
  )
}
