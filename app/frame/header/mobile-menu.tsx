import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useLoginLinkState } from '#app/accounts/use-login-link-state.ts'
import { useCart } from '#app/state/use-cart.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { useCollections } from '../use-collections.ts'
import { MenuGroup } from './menu-group.tsx'
import { useAccountLinks } from './use-account-links.ts'
import { saleAddress, useHasSale } from './use-has-sale.ts'
import { useStartCheckout } from './use-start-checkout.ts'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  families: readonly Family[]
}

const titleClass = 'display flex min-h-14 w-full items-center text-title'
const lineClass = 'flex min-h-12 w-full items-center text-start'

/** The navigation on narrow screens: the categories at once, then what a shopper looks for on a phone. */
export function MobileMenu({ open, onOpenChange, families }: MobileMenuProps) {
  const loginState = useLoginLinkState()
  const { cart } = useCart()
  const hasSale = useHasSale()
  const collections = useCollections()
  const leave = () => onOpenChange(false)

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={frameMessages.menu}
      side="left"
      footer={cart.length > 0 && <CheckoutButton onStart={leave} />}
    >
      <nav aria-label={frameMessages.menu}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside handle the keyboard; this only closes the menu after them */}
        <ul
          className="divide-y divide-line"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && leave()}
        >
          <Title to="/" prefetch="intent">
            {frameMessages.home}
          </Title>
          <ShopGroup families={families} />
          {collections.map(({ title, slug }) => (
            <Title key={slug} to={`/collections/${slug}`} prefetch="intent">
              {title}
            </Title>
          ))}
          {hasSale && (
            <Title to={saleAddress} prefetch="intent">
              {frameMessages.sale}
            </Title>
          )}
          <Title to="/wishlist">{frameMessages.wishlist}</Title>
          <Title to="/login" state={loginState} className="signed-out">
            {frameMessages.login}
          </Title>
          <AccountGroup />
          <li>
            <ul className="py-2">
              <Line to="/track-order">{frameMessages.trackOrder}</Line>
              <Line to="/shipping-returns">{frameMessages.shippingReturns}</Line>
              <Line to="/contact-us">{frameMessages.contact}</Line>
            </ul>
          </li>
        </ul>
      </nav>
    </Drawer>
  )
}

function ShopGroup({ families }: { families: readonly Family[] }) {
  if (families.length === 0) {
    return (
      <Title to="/shop" prefetch="intent">
        {frameMessages.shop}
      </Title>
    )
  }
  return (
    <li>
      <MenuGroup title={frameMessages.shop} isOpen>
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
    </li>
  )
}

function AccountGroup() {
  const { logOut } = useSession()
  const links = useAccountLinks()
  return (
    <li className="signed-in">
      <MenuGroup title={frameMessages.account}>
        {links.map(({ label, to, isWholePage }) => (
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
  )
}

/** The header's button, which a phone has no room for. */
function CheckoutButton({ onStart }: { onStart: () => void }) {
  const start = useStartCheckout()
  return (
    <Button
      className="w-full"
      onClick={() => {
        onStart()
        void start()
      }}
    >
      {frameMessages.checkout}
    </Button>
  )
}

interface TitleProps extends Pick<LinkProps, 'prefetch' | 'state' | 'className'> {
  to: string
  children: ReactNode
}

function Title({ to, prefetch = 'none', state, className, children }: TitleProps) {
  return (
    <li className={className}>
      <Link to={to} prefetch={prefetch} state={state} className={titleClass}>
        {children}
      </Link>
    </li>
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
