import { useEffect, useRef } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** The rooms behind the shop, in the order in which a day goes through them. */
const rooms: { to: string; label: string; beside?: string }[] = [
  { to: '/admin', label: 'Today', beside: '/admin/reconciliation' },
  { to: '/orders', label: 'Orders', beside: '/admin/orders' },
  { to: '/admin/products', label: 'Products', beside: '/add-product' },
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
  const hasOwnProvider = useRouteLoaderData<typeof loader>('root')?.cardPage === null
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
      className="relative mb-10 flex gap-x-8 overflow-x-auto border-b max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] max-md:pr-12 border-line md:flex-wrap print:hidden"
    >
      {rooms.map(({ to, label, beside }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to || isIn(pathname, to) || isIn(pathname, beside) ? 'page' : undefined}
          className="flex shrink-0 min-h-11 items-center aria-[current=page]:border-b-2 aria-[current=page]:border-accent"
        >
          {label}
        </Link>
      ))}
      {hasOwnProvider && (
        <a href="/sandbox/switches" className="flex shrink-0 min-h-11 items-center">
          Demo sandbox
        </a>
      )}
    </nav>
  )
}

/** Whether a page lies in a room. Every room but the first is an own part of the address. */
function isIn(pathname: string, room: string | undefined): boolean {
  return room !== undefined && room !== '/admin' && `${pathname}/`.startsWith(`${room}/`)
}
