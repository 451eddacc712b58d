import { type Ref, Suspense, useEffect, useState } from 'react'
import type { FitSummary } from '#app/reviews/summarize-reviews.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Price } from '#app/ui/price.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { AddRow } from './add-row.tsx'
import { withColor } from './choose-variant.ts'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { colorChoices } from './gallery-choices.ts'
import { HeartButton } from './heart-button.tsx'
import { PayInThree } from './pay-in-three.tsx'
import { priceOf } from './price-of.ts'
import { SizePicker } from './size-picker.tsx'
import type { Purchase } from './use-purchase.ts'
import { isSoldOut, ownOf, type VariantChoice } from './variant-choice.ts'

const NotifyMe = lazyPart(async () => (await import('../stock-alerts/notify-me.tsx')).NotifyMe)

interface BuyBoxProps {
  product: Product
  summary: ProductSummary
  sizeChart: ShownChart | null
  fit: FitSummary | null
  choice: VariantChoice
  /** Whether the URL names the color. */
  isColorNamed: boolean
  onChoose: (change: (choice: VariantChoice) => VariantChoice) => void
  purchase: Purchase
  /** The place of the cart button. */
  place: Ref<HTMLDivElement>
}

/** Beside the images: name, price, variant, quantity and the cart button. */
export function BuyBox({
  product,
  summary,
  sizeChart,
  fit,
  choice,
  isColorNamed,
  onChoose,
  purchase,
  place,
}: BuyBoxProps) {
  const { promises } = useSettings()
  // An old link may select a variant that has sold out.
  const canBuy = !isSoldOut(product, choice)
  const price = priceOf(product, choice)
  const sku = ownOf(product, choice)?.sku ?? product.sku
  const left = product.fewLeft.find(({ color, size }) => color === choice.color && size === choice.size)?.left

  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <ProductHeader product={product} summary={summary} price={price} />
      <ColorPicker
        product={product}
        choice={choice}
        choices={import.meta.env.SSR && !isColorNamed ? colorChoices(product) : {}}
        onChoose={(color) => onChoose((before) => withColor(product, before, color))}
      />
      <SizePicker
        product={product}
        sizeChart={sizeChart}
        fit={fit}
        choice={choice}
        onChoose={(size) => onChoose((before) => ({ ...before, size }))}
        error={purchase.isSizeMissing ? productPageMessages.sizeMissing : null}
      />
      {left !== undefined && <p className="text-small text-accent">{productPageMessages.left(left)}</p>}
      <div ref={place}>
        {canBuy ? (
          <AddRow choice={choice} purchase={purchase} />
        ) : (
          <p role="status" className="border-l-2 border-accent pl-4">
            {productPageMessages.outOfStock}
          </p>
        )}
      </div>
      {product.soldOut.length > 0 && <StockAlert {...{ product, sizeChart, choice }} isQuiet={canBuy} />}
      {promises.payInThree && <PayInThree price={price.price} />}
      <DeliveryNote isActive={canBuy} />
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span>{product.brand}</span>
        {sku && <span>{productPageMessages.sku(sku)}</span>}
      </p>
    </div>
  )
}

interface ProductHeaderProps {
  product: Product
  summary: ProductSummary
  price: ReturnType<typeof priceOf>
}

function ProductHeader({ product, summary, price }: ProductHeaderProps) {
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <h1 className="display text-title">{product.name}</h1>
        <HeartButton product={summary} className="-mt-1 -mr-3" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Price {...price} className="text-lead" />
        {product.rating !== null && (
          <a href="#reviews" className="inline-flex min-h-8 items-center">
            <Stars value={product.rating} count={product.reviewCount} />
          </a>
        )}
      </div>
    </header>
  )
}

interface StockAlertProps {
  product: Product
  sizeChart: ShownChart | null
  choice: VariantChoice
  isQuiet: boolean
}

/** Asks for an email when a sold-out variant is back. */
function StockAlert({ product, sizeChart, choice, isQuiet }: StockAlertProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { color, size } = choice

  useEffect(() => {
    if (!isSoldOut(product, { color, size })) return
    import('../stock-alerts/record-sold-out-view.ts').then(
      ({ recordSoldOutView }) => recordSoldOutView(product, { color, size }),
      // Without its code the view is not counted.
      () => {},
    )
  }, [product, color, size])

  async function open() {
    if (await NotifyMe.load()) setState('open')
  }

  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        aria-haspopup="dialog"
        className={isQuiet ? '-my-3 self-start px-0! text-small!' : ''}
        onClick={open}
      >
        {isQuiet ? productPageMessages.notifyOther : productPageMessages.notifyMe}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <NotifyMe
            product={product}
            sizeChart={sizeChart}
            choice={choice}
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
