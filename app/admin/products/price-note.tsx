import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Price } from '#app/ui/price.tsx'
import type { ListedProduct, OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { formatMoment } from '../format-moment.ts'

/** What shoppers see, where it differs from what the owner set. */
export function PriceNote({
  product: { price, oldPrice, now },
}: {
  product: Pick<ListedProduct, 'price' | 'oldPrice' | 'now'>
}) {
  if (now.price === price && now.oldPrice === oldPrice && now.highest === now.price) return null
  return (
    <p className="mt-1 text-small text-ink-soft">
      {adminProductsMessages.shoppersSee}{' '}
      <Price price={now.price} oldPrice={now.oldPrice} isFrom={now.highest > now.price} />
    </p>
  )
}

/** The same with the reason: the sale that it is in, or an old price that may not be shown. */
export function PriceReasons({ product }: { product: OwnProduct }) {
  const { timeZone } = useSettings().shop
  const { sale, variants } = product
  const hasOld = product.oldPrice !== null || variants.some(({ oldPrice }) => oldPrice !== null)
  const isHidden = sale === null && hasOld && product.now.oldPrice === null
  return (
    <div className="mb-4 space-y-1 empty:hidden">
      <PriceNote product={product} />
      {sale && (
        <p className="text-small">
          <Link to={`/admin/scheduled-sales/${sale.saleId}`} className="link">
            {adminProductsMessages.inSale(sale.name, formatMoment(sale.endsAt, timeZone))}
          </Link>
        </p>
      )}
      {isHidden && <p className="text-small text-accent">{adminProductsMessages.oldPriceHidden}</p>}
    </div>
  )
}
