import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { removedLines } from '#app/state/cart-store.ts'
import { useCart } from '#app/state/use-cart.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cartMessages } from '#messages/en-US/cart.ts'
import { CheckoutButton } from '../checkout/checkout-button.tsx'
import { OrderNotesField } from '../checkout/order-notes-field.tsx'
import { TransferLink } from '../checkout/transfer-link.tsx'
import { CartHelp } from './cart-help.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSums, CartTotal } from './cart-sums.tsx'
import { TotalsNote } from './totals-note.tsx'

/** The cart drawer of every page; /isp/true opens it too. */
export function CartDrawer() {
  const { cart, isOpen, open, close } = useCart()
  const { pathname } = useLocation()
  const isEmpty = cart.length === 0

  useEffect(() => {
    if (/^\/isp\/true\/?$/.test(pathname)) open()
  }, [pathname, open])

  function change(isOpened: boolean) {
    if (isOpened) return open()
    close()
    removedLines.set([])
  }

  return (
    <Drawer open={isOpen} onOpenChange={change} title={cartMessages.title} footer={isEmpty ? null : <WayOn />}>
      <CartLines isNarrow />
      <div className="pt-3">{!isEmpty && <OrderNotesField />}</div>
      {!isEmpty && <Sums />}
      {isEmpty && (
        <div className="flex flex-col items-center gap-6 py-12 text-center">
          <p>{cartMessages.empty}</p>
          <LinkButton to="/" onClick={close}>
            {cartMessages.continueBrowsing}
          </LinkButton>
        </div>
      )}
    </Drawer>
  )
}

/** They scroll with the lines: with the way on below them they would leave no room for the cart on a phone. */
function Sums() {
  const { close } = useCart()
  return (
    <div className="mt-6 border-t border-line pt-5">
      <CartSums />
      <TotalsNote className="mt-3" />
      <CartHelp onLeave={close} />
    </div>
  )
}

function WayOn() {
  const { close } = useCart()
  return (
    <>
      <dl aria-live="polite" className="mb-4">
        <CartTotal />
      </dl>
      <CheckoutButton />
      <TransferLink onLeave={close} />
      <p className="mt-3 text-center">
        <Link to="/cart" onClick={close} className="link target">
          {cartMessages.view}
        </Link>
      </p>
    </>
  )
}
