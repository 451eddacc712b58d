import { NavLink, Outlet } from 'react-router'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { Page } from '#app/ui/page.tsx'
import type { Route } from './+types/layout.ts'

const rooms = [
  { to: '/admin', label: 'Today' },
  { to: '/orders', label: 'Orders' },
  { to: '/admin/products', label: 'Products' },
  { to: '/admin/mail', label: 'Mail' },
]

export const meta: Route.MetaFunction = () => [{ title: 'Admin – MG' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return null
}

export default function AdminLayout() {
  return (
    <Page>
      <nav aria-label="Admin" className="mb-10 flex gap-x-8 overflow-x-auto border-b border-line md:flex-wrap">
        {rooms.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin'}
            className="flex shrink-0 min-h-11 items-center aria-[current=page]:border-b-2 aria-[current=page]:border-accent"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Page>
  )
}
