import { Outlet } from 'react-router'
import { AdminFailure } from '#app/admin/frame/admin-failure.tsx'
import { AdminFrame } from '#app/admin/frame/admin-frame.tsx'
import { AdminPageBody } from '#app/admin/frame/admin-page-body.tsx'
import { findAdminPage } from '#app/admin/pages.ts'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import type { Route } from './+types/layout.ts'

/** Its frame is part of this route's code, so that shoppers do not load it. */
export const handle = { Frame: AdminFrame }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const page = findAdminPage(location.pathname)
  return quietMeta(matches, page ? adminCommonMessages.pages[page.name] : adminCommonMessages.admin)
}

/** Who is logged in, and how much waits for staff. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ user }, waiting] = await Promise.all([api.accounts.accountInfo({}), api.reports.countWork({})])
  const [person] = user.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }))
  return { person: person ?? null, waiting }
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
