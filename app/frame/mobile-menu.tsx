import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useLoginLinkState } from '#app/accounts/use-login-link-state.ts'
import { useSession } from '#app/state/use-session.ts'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { Drawer } from '../ui/drawer.tsx'
import { MenuGroup } from './menu-group.tsx'
import { useAccountLinks } from './use-account-links.ts'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  families: readonly Family[]
}

const titleClass = 'display flex min-h-14 w-full items-center text-title'
const lineClass = 'flex min-h-11 w-full items-center text-start'

/** The navigation on narrow screens. */
export function MobileMenu({ open, onOpenChange, families }: MobileMenuProps) {
  const { logOut } = useSession()
  const accountLinks = useAccountLinks()
  const loginState = useLoginLinkState()
  const leave = () => onOpenChange(false)

  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={frameMessages.menu} side="left">
      <nav aria-label={frameMessages.menu}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside handle the keyboard; this only closes the menu after them */}
        <ul
          className="divide-y divide-line"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && leave()}
        >
          <li>
            <Link to="/" prefetch="intent" className={titleClass}>
              {frameMessages.home}
            </Link>
          </li>
          <li>
            {families.length === 0 ? (
              <Link to="/shop" prefetch="intent" className={titleClass}>
                {frameMessages.shop}
              </Link>
            ) : (
              <MenuGroup title={frameMessages.shop}>
                <Line to="/shop" prefetch="intent">
                  {frameMessages.allProducts}
                </Line>
                {families.map((family) => (
                  <li key={family.slug}>
                    <MenuGroup title={family.subCategory} isInner>
                      <Line to={`/shop/${family.slug}/all`} prefetch="intent">
                        {frameMessages.allOf(family.subCategory)}
                      </Line>
                      {family.types.map((type) => (
                        <Line key={type.slug} to={`/shop/${family.slug}/${type.slug}`} prefetch="intent">
                          {type.type}
                        </Line>
                      ))}
                    </MenuGroup>
                  </li>
                ))}
              </MenuGroup>
            )}
          </li>
          {/* Only where the header has no room for it. */}
          <li className="min-[22rem]:hidden">
            <Link to="/wishlist" className={titleClass}>
              {frameMessages.wishlist}
            </Link>
          </li>
          <li className="signed-out">
            <Link to="/login" state={loginState} className={titleClass}>
              {frameMessages.login}
            </Link>
          </li>
          <li className="signed-in">
            <MenuGroup title={frameMessages.account}>
              {accountLinks.map(({ label, to, isWholePage }) => (
                <Line key={to} to={to} isWholePage={isWholePage}>
                  {label}
                </Line>
              ))}
              <li>
                <button type="button" className={lineClass} onClick={logOut}>
                  {frameMessages.logOut}
                </button>
              </li>
            </MenuGroup>
          </li>
        </ul>
      </nav>
    </Drawer>
  )
}

interface LineProps extends Pick<LinkProps, 'prefetch'> {
  to: string
  isWholePage?: boolean
  children: ReactNode
}

function Line({ to, isWholePage = false, prefetch = 'none', children }: LineProps) {
  return (
    <li>
      <Link to={to} reloadDocument={isWholePage} prefetch={prefetch} className={lineClass}>
        {children}
      </Link>
    </li>
  )
}
