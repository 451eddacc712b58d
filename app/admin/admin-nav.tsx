import { useEffect, useRef } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { adminPages, findAdminPage } from './pages.ts'

const menu = adminPages.filter(({ section }) => section === undefined)

/** The menu of the admin area, above each of its pages. */
export function AdminNav() {
  const hasOwnProvider = useRouteLoaderData<typeof loader>('root')?.cardPage === null
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const page = findAdminPage(pathname)
  const section = page?.section ?? page?.path

  // On a phone the menu is wider than the screen: the current entry is scrolled to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another entry
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
      {menu.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === section ? 'page' : undefined}
          className="flex shrink-0 min-h-11 items-center aria-[current=page]:border-b-2 aria-[current=page]:border-accent"
        >
          {title}
        </Link>
      ))}
      {hasOwnProvider && (
        <a href="/sandbox/switches" className="flex shrink-0 min-h-11 items-center">
          Sandbox payments
        </a>
      )}
    </nav>
  )
}
