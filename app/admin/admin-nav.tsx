import { useEffect, useRef } from 'react'
import { NavLink, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** The rooms behind the shop, in the order in which a day goes through them. */
const rooms = [
  { to: '/admin', label: 'Today' },
  { to: '/orders', label: 'Orders' },
  { to: '/admin/products', label: 'Products' },
  { to: '/admin/customers', label: 'Customers' },
  { to: '/admin/reviews', label: 'Reviews' },
  { to: '/admin/stock-alerts', label: 'Stock alerts' },
  { to: '/admin/newsletter', label: 'Newsletter' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/mail', label: 'Mail' },
  { to: '/admin/activity', label: 'Activity' },
  { to: '/admin/settings', label: 'Settings' },
]

/** The way through the rooms of an admin; above every one of them. */
export function AdminNav() {
  const hasOwnTill = useRouteLoaderData<typeof loader>('root')?.cardPage === null
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // On a phone the rooms are wider than the screen: where one is stands in the middle of what is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another room
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav.current && current) {
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2
    }
  }, [pathname])

  return (
    <nav
      ref={nav}
      aria-label="Admin"
      className="relative mb-10 flex gap-x-8 overflow-x-auto border-b border-line md:flex-wrap print:hidden"
    >
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
      {hasOwnTill && (
        <a href="/till/switches" className="flex shrink-0 min-h-11 items-center">
          Demo till
        </a>
      )}
    </nav>
  )
}
