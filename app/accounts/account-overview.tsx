import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { ArrivalWords } from '#app/orders/arrival-words.tsx'
import { OrderImages } from '#app/orders/order-row.tsx'
import { useWishlist } from '#app/state/use-wishlist.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { Address, Order } from '#contract/orders/order.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'

interface AccountOverviewProps {
  /** The latest ones. */
  orders: readonly Order[]
  /** Where the latest orders went, each once. */
  addresses: readonly Address[]
  /** The date where the shop is. */
  today: string
}

/** What a customer's account has: the latest orders, their addresses, and the wishlist. */
export function AccountOverview({ orders, addresses, today }: AccountOverviewProps) {
  return (
    <div className="space-y-14">
      <Part
        id="recent-orders"
        title={accountsMessages.recentOrders}
        more={{ to: '/orders', text: ordersMessages.myOrders }}
      >
        {orders.length === 0 ? (
          <p className="text-ink-soft">{accountsMessages.noOrders}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {orders.map((order) => (
              <li key={order._id}>
                <RecentOrder order={order} today={today} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      {addresses.length > 0 && (
        <Part id="addresses" title={accountsMessages.addresses}>
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {addresses.map((address) => (
              <li key={`${address.name} ${address.line1} ${address.postalCode}`}>
                <AddressLines address={address} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-soft">{accountsMessages.addressesNote}</p>
        </Part>
      )}
      <Part id="saved" title={wishlistMessages.title} more={{ to: '/wishlist', text: accountsMessages.viewWishlist }}>
        <Saved />
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  more?: { to: string; text: string }
  children: ReactNode
}

function Part({ id, title, more, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="display text-title">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="link target">
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

function RecentOrder({ order, today }: { order: Order; today: string }) {
  return (
    <article aria-label={order.orderNumber} className="flex flex-wrap items-center gap-x-8 gap-y-3 py-5 sm:flex-nowrap">
      <div className="w-full shrink-0 sm:w-44">
        <OrderImages order={order} max={2} />
      </div>
      <div className="min-w-0 grow">
        <p className="font-medium">
          <Link to={`/orders/${order.orderNumber}`} className="link">
            {order.orderNumber}
          </Link>
        </p>
        <p className="text-ink-soft">
          <LocalTime at={order.createdAt} as="day" /> · {formatCents(toCents(order.grandTotal))}
        </p>
      </div>
      <div className="sm:w-72 sm:text-end">
        <p className={`font-medium ${order.status === 'Canceled' ? 'text-accent' : ''}`}>
          {ordersMessages.statuses[order.status]}
        </p>
        <p className="text-small text-ink-soft">
          <ArrivalWords order={order} today={today} />
        </p>
      </div>
    </article>
  )
}

const maxSaved = 4

/** The newest of the wishlist, as far as this browser knows the products. */
function Saved() {
  const { saved, isReady } = useWishlist()
  const known = saved.flatMap(({ product }) => product ?? []).slice(0, maxSaved)
  if (!isReady) return <div className="h-44" />
  if (saved.length === 0) return <p className="text-ink-soft">{wishlistMessages.empty}</p>
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {known.map((product) => (
        <li key={product._id}>
          <Link to={productAddress(product, null)} className="group block">
            <Image image={product.mainImage} sizes="(min-width: 640px) 14vw, 46vw" isDecorative />
            <span className="mt-2 block text-small group-hover:text-accent">{product.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
