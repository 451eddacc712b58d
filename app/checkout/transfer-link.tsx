import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

/** The way to pay by bank transfer instead of on the card page, where the shop offers it. */
export function TransferLink({ onLeave }: { onLeave?: () => void }) {
  const { offersTransfer } = useSettings().bankTransfer
  if (!offersTransfer) return null
  return (
    <p className="mt-3 text-center noscript:hidden">
      <Link to="/checkout/transfer" onClick={onLeave} className="link target">
        {cartMessages.byTransfer}
      </Link>
    </p>
  )
}
