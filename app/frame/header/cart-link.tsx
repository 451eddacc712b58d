import { ShoppingBag } from 'lucide'
import { LazyCartDrawer } from '#app/cart/lazy-cart-drawer.ts'
import { glanceStyle } from '#app/state/glance.ts'
import { useCart } from '#app/state/use-cart.ts'
import { Icon } from '#app/ui/icon.tsx'
import { countUnits, subtotalCents } from '#contract/cart/cart.ts'
import { formatCents } from '#contract/money.ts'
import { frameMessages } from '#messages/en-US/frame.ts'

/** The cart icon with units and total; opens the drawer, or the cart page without JavaScript. */
export function CartLink() {
  const { cart, isReady, open } = useCart()
  const units = countUnits(cart)
  const total = formatCents(subtotalCents(cart))
  const label = isReady ? frameMessages.cartCount(units, total) : frameMessages.cart

  async function show(href: string) {
    if (await LazyCartDrawer.load(href)) open()
  }

  return (
    <a
      href="/cart"
      aria-label={label}
      aria-haspopup="dialog"
      className="header-cart"
      onPointerEnter={() => void LazyCartDrawer.load()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void show(event.currentTarget.href)
      }}
    >
      <span className="relative">
        <Icon of={ShoppingBag} size={21} />
        <span className="glance-units icon-count" style={isReady ? glanceStyle('units', String(units)) : undefined} />
      </span>
      <span
        className="glance-total text-small tabular-nums max-[256px]:hidden"
        style={isReady ? glanceStyle('total', total) : undefined}
      />
    </a>
  )
}
