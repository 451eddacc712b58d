import { Link, NavLink } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Logo } from '#app/ui/logo.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { MenuLink } from './menu-link.tsx'
import { SearchLink } from './search-link.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { useHasScrolled } from './use-has-scrolled.ts'
import { WishlistLink } from './wishlist-link.tsx'

// Source: spec section 9.
const headerScrollPx = 100

/** The sticky header of every page; it shrinks after 100 px of scrolling. */
export function SiteHeader({ families }: { families: readonly Family[] }) {
  const { name } = useSettings().shop
  const [mark, hasScrolled] = useHasScrolled<HTMLSpanElement>()

  return (
    <>
      {/* The first paint has the whole header: its icons would move aside for those that arrive after them. */}
      <link rel="expect" href="#content" blocking="render" />
      <span ref={mark} aria-hidden className="absolute top-0 w-px" style={{ height: headerScrollPx }} />
      <header
        data-scrolled={hasScrolled || undefined}
        className="group/header sticky top-0 z-40 max-[256px]:relative border-b border-transparent bg-paper transition-[border-color] data-scrolled:border-line"
      >
        <div className="container-page header-row">
          <div className="flex items-center">
            <MenuLink families={families} />
            <nav aria-label={frameMessages.mainNavigation} className="max-lg:hidden">
              <ul className="flex items-center gap-5">
                <li>
                  <NavLink to="/" end prefetch="intent" className="nav-link">
                    {frameMessages.home}
                  </NavLink>
                </li>
                <ShopMenu families={families} />
              </ul>
            </nav>
          </div>

          <Link
            to="/"
            prefetch="intent"
            aria-label={frameMessages.homeOf(name)}
            className="inline-flex min-h-[44px] items-center"
          >
            <Logo className="header-logo" nameClass="max-w-[36vw] text-title lg:max-w-80" />
          </Link>

          <div className="ml-auto flex items-center justify-end lg:gap-1">
            <SearchLink />
            <div className="max-lg:hidden">
              <AccountMenu />
            </div>
            <div className="max-[352px]:hidden">
              <WishlistLink />
            </div>
            <CartLink />
            <CheckoutLink />
          </div>
        </div>
        <Toaster inHeader />
      </header>
    </>
  )
}
