import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/routes/admin/guard.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { useShopData } from '#app/shop-data.ts'
import { useSession } from '#app/state/use-session.ts'
import { Icon } from '#app/ui/icon.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPaletteMessages } from '#messages/en-US/admin/palette.ts'
import { adminStaffMessages } from '#messages/en-US/admin/staff.ts'
import { pageGroups } from '../pages/admin-page.ts'
import { adminPages, findAdminPage } from '../pages.ts'
import { openPalette } from '../palette/palette-events.ts'
import { useMay } from '../use-may.ts'

const entryClass =
  'flex min-h-11 items-center rounded-small px-3 hover:bg-paper aria-[current]:bg-ink aria-[current]:text-paper lg:min-h-9 lg:text-small'

/** The shop's name, the pages of the admin area by group, and who is logged in. */
export function AdminMenu() {
  const { name } = useSettings().shop
  const may = useMay()
  const hasSandbox = useShopData()?.cardPage === null && may('manager')
  const pages = adminPages.filter(({ access }) => may(access))
  const groups = pageGroups.filter((group) => pages.some((page) => page.group === group))
  return (
    <div className="flex min-h-full flex-col px-3 py-4">
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 px-3">
        <Link to="/admin" className="display text-lead">
          {name}
        </Link>
        <a href="/" className="link target text-small">
          {adminFrameMessages.viewShop}
        </a>
      </p>
      <FindButton />
      <nav aria-label={adminFrameMessages.admin}>
        {groups.map((group) => (
          <ul key={group} className="border-line py-2 not-first:border-t">
            {pages.map(
              (page) =>
                page.group === group && (
                  <li key={page.path} className="relative">
                    <Entry to={page.path}>{adminFrameMessages.pages[page.name]}</Entry>
                    <Waiting path={page.path} />
                  </li>
                ),
            )}
            {group === 'shop' && hasSandbox && (
              <li>
                <a href="/sandbox/switches" className={entryClass}>
                  {adminFrameMessages.sandbox}
                </a>
              </li>
            )}
          </ul>
        ))}
      </nav>
      <Person />
    </div>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  const isCurrent = useIsCurrent(to)
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={entryClass}>
      {children}
    </Link>
  )
}

/** Whether the open page is this one of the menu, or belongs to it. */
function useIsCurrent(path: string): boolean {
  const page = findAdminPage(useLocation().pathname)
  return path === (page?.section ?? page?.path)
}

const waitingAt = {
  '/admin/orders': 'toShip',
  '/admin/awaiting-payment': 'toCollect',
  '/admin/disputes': 'disputes',
  '/admin/returns': 'returns',
  '/admin/messages': 'messages',
  '/admin/emails': 'emails',
} as const

/** How much waits on a page of the menu. */
function Waiting({ path }: { path: string }) {
  const waiting = useRouteLoaderData<typeof loader>('routes/admin/guard')?.waiting
  const isCurrent = useIsCurrent(path)
  const name = Object.entries(waitingAt).find(([at]) => at === path)?.[1]
  const count = name && waiting?.[name]
  if (!count) return null
  return (
    <span
      className={`pointer-events-none absolute inset-y-0 right-3 flex items-center text-small tabular-nums ${isCurrent ? 'text-paper' : 'text-ink-soft'}`}
    >
      <span aria-hidden>{adminPaletteMessages.count(count)}</span>
      <span className="sr-only">{adminPaletteMessages.waiting(adminPaletteMessages.count(count))}</span>
    </span>
  )
}

function FindButton() {
  return (
    <button
      type="button"
      className="mb-2 flex min-h-11 items-center gap-2 rounded-small border border-line-strong bg-chalk px-3 text-small text-ink-soft hover:border-ink lg:min-h-9 noscript:hidden"
      onClick={openPalette}
    >
      <Icon of={Search} size={16} />
      {adminPaletteMessages.open}
      <kbd aria-hidden className="ml-auto font-sans">
        {adminPaletteMessages.openKey}
      </kbd>
    </button>
  )
}

function Person() {
  const { person, role } = useRouteLoaderData<typeof loader>('routes/admin/guard') ?? {}
  const { logOut } = useSession()
  return (
    <div className="mt-auto border-t border-line pt-3">
      {person && (
        <Link to="/account" reloadDocument className="block rounded-small px-3 py-1.5 hover:bg-paper">
          <span className="block text-small font-medium wrap-anywhere">{person.name}</span>
          <span className="block text-small wrap-anywhere text-ink-soft">{person.email}</span>
          {role && <span className="block text-small text-ink-soft">{adminStaffMessages.roles[role]}</span>}
        </Link>
      )}
      <Entry to="/admin/security">{adminFrameMessages.pages.security}</Entry>
      <button type="button" className={`${entryClass} w-full noscript:hidden`} onClick={logOut}>
        {adminFrameMessages.logOut}
      </button>
    </div>
  )
}
