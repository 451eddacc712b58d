import { Image } from '#app/media/image.tsx'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { sizeLabel } from '#contract/size-charts/size-label.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { useIsAsking } from '../frame/cookie-choice.ts'
import { imagesOf } from './images-of.ts'
import { priceOf } from './price-of.ts'
import { focusSizes, type Purchase } from './use-purchase.ts'
import type { VariantChoice } from './variant-choice.ts'

interface BuyBarProps {
  product: Product
  sizeChart: ShownChart | null
  choice: VariantChoice
  purchase: Purchase
}

/**
 * At the bottom of the screen while the cart button is out of view: name, price, chosen variant and the button. It stays
 * inside the page, so that it never covers the footer, and leaves the place to the cookie banner.
 */
export function BuyBar({ product, sizeChart, choice, purchase: { isComplete, add } }: BuyBarProps) {
  const isCovered = useIsAsking()
  if (isCovered) return null
  const [image] = imagesOf(product, choice.color)
  const chosen = [
    ...(choice.color === null ? [] : [choice.color]),
    ...(choice.size === null ? [] : sizeLabel(sizeChart, choice.size)),
  ]
  return (
    <section aria-label={productPageMessages.buy(product.name)} className="buy-bar">
      <div>
        {image && <Image image={image} sizes="48px" isDecorative className="w-12 max-md:hidden" />}
        <div>
          <p className="truncate font-medium">{product.name}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-small">
            <Price {...priceOf(product, choice)} />
            {chosen.length > 0 && <span className="text-ink-soft">{productPageMessages.sizes(chosen)}</span>}
          </p>
        </div>
        {isComplete ? (
          <Button onClick={add}>
            {productPageMessages.add}
            <span className="sr-only">{productPageMessages.ofProduct(product.name)}</span>
          </Button>
        ) : (
          <Button onClick={focusSizes}>{productPageMessages.chooseSize}</Button>
        )}
      </div>
    </section>
  )
}
