import { Heart } from 'lucide'
import { Link } from 'react-router'
import { glanceStyle } from '#app/state/glance.ts'
import { useWishlist } from '#app/state/use-wishlist.ts'
import { Icon } from '#app/ui/icon.tsx'
import { frameMessages } from '#messages/en-US/frame.ts'
import { headerIconClass } from './header-icon-class.ts'

/** The wishlist icon with the number of saved products. */
export function WishlistLink() {
  const { ids, isReady } = useWishlist()
  return (
    <Link
      to="/wishlist"
      aria-label={isReady ? frameMessages.wishlistCount(ids.length) : frameMessages.wishlist}
      title={frameMessages.wishlist}
      className={headerIconClass}
    >
      <span className="relative">
        <Icon of={Heart} size={21} />
        <span
          className="glance-saved icon-count"
          style={isReady ? glanceStyle('saved', String(ids.length)) : undefined}
        />
      </span>
    </Link>
  )
}
