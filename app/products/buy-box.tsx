import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '#app/cart/add-to-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/form/stepper.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Price } from '#app/ui/price.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { isChoiceComplete } from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { variantAddress, withColor } from './choose-variant.ts'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { colorChoices } from './gallery-choices.ts'
import { HeartButton } from './heart-button.tsx'
import { PayInThree } from './pay-in-three.tsx'
import { SizePicker } from './size-picker.tsx'
import { isSoldOut, type VariantChoice } from './variant-choice.ts'

const NotifyMe = lazyPart(async () => (await import('../stock-alerts/notify-me.tsx')).NotifyMe)

/** Source: spec section 8, "Out of stock text". */
const outOfStock =
  "We're sorry! This item is currently out of stock. Please check back later or sign up to be notified when it's available again."

interface BuyBoxProps {
  product: Product
  summary: ProductSummary
  choice: VariantChoice
  /** Whether the URL names the color. */
  isColorNamed: boolean
}

/** Beside the images: name, price, variant, quantity and the cart button. */
export function BuyBox({ product, summary, choice, isColorNamed }: BuyBoxProps) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const [notify, setNotify] = useState<'never' | 'open' | 'closed'>('never')
  const isMissing = isAsked && !isChoiceComplete(product, choice)
  // An old link may select a variant that has sold out.
  const canBuy = !isSoldOut(product, choice)
  const left = product.fewLeft.find(({ color, size }) => color === choice.color && size === choice.size)?.left

  function choose(next: VariantChoice) {
    navigate(variantAddress(product, next), { replace: true, preventScrollReset: true })
  }

  async function add() {
    setAsked(true)
    if (!isChoiceComplete(product, choice)) {
      box.current?.querySelector<HTMLElement>('#sizes button:enabled')?.focus()
    }
    if (quantity > limitPerItem) toast.info(`The limit per item is ${limitPerItem}`)
    await addToCart(product, choice, Math.min(quantity, limitPerItem))
  }

  async function askToBeNotified() {
    if (await NotifyMe.load()) setNotify('open')
  }

  return (
    <div ref={box} className="flex flex-col gap-6">
      <header>
        <div className="flex items-start justify-between gap-4">
          <h1 className="display text-title">{product.name}</h1>
          <HeartButton product={summary} className="-mt-1 -mr-3" />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
          <span>{product.brand}</span>
          {product.sku && <span>SKU {product.sku}</span>}
          {product.rating !== null && (
            <a href="#reviews" className="inline-flex min-h-8 items-center">
              <Stars value={product.rating} count={product.reviewCount} />
            </a>
          )}
        </p>
        <Price price={product.price} oldPrice={product.oldPrice} className="mt-3 text-lead" />
        <PayInThree price={product.price} />
      </header>
      <ColorPicker
        product={product}
        choice={choice}
        choices={import.meta.env.SSR && !isColorNamed ? colorChoices(product) : {}}
        onChoose={(color) => choose(withColor(product, choice, color))}
      />
      <SizePicker
        product={product}
        choice={choice}
        onChoose={(size) => choose({ ...choice, size })}
        error={isMissing ? 'Please choose a size.' : null}
      />
      {left !== undefined && <p className="text-small text-accent">Only {left} left.</p>}
      {canBuy ? (
        <div className="flex flex-wrap gap-3">
          <Stepper value={quantity} onChange={setQuantity} label="Quantity" />
          <Button className="grow" onClick={add}>
            Add to cart
          </Button>
        </div>
      ) : (
        <p role="status" className="border-l-2 border-accent pl-4">
          {outOfStock}
        </p>
      )}
      {product.soldOut.length > 0 && (
        <Button
          variant={canBuy ? 'quiet' : 'primary'}
          aria-haspopup="dialog"
          className={canBuy ? '-mt-3 self-start px-0! text-small!' : ''}
          onClick={askToBeNotified}
        >
          {canBuy ? 'Not in your size or color? Notify me' : 'Notify me'}
        </Button>
      )}
      <DeliveryNote isActive={canBuy} />
      {notify !== 'never' && (
        <Suspense>
          <NotifyMe
            product={product}
            choice={choice}
            open={notify === 'open'}
            onOpenChange={(open) => setNotify(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
