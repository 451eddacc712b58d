import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addToCart } from '#app/cart/add-to-cart.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { cardsMessages } from '#messages/en-US/cards.ts'

const VariationDialog = lazyPart(async () => (await import('#app/cart/variation-dialog.tsx')).VariationDialog)

interface CardActionProps {
  product: ProductSummary
  address: string
  /** The color shown on the card. */
  shownColor: string | null
  /** The color that the shopper chose on the card. */
  chosenColor: string | null
}

/** The button of a card: 'Add to cart' while the product is active, 'View' otherwise. */
export function CardAction({ product, address, ...colors }: CardActionProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const hasVariants = product.colorVariant.length > 0 || product.sizeVariant.length > 0

  async function press() {
    if (!hasVariants) return addToCart(product, { color: null, size: null })
    if (!(await VariationDialog.load())) return
    setAsked(true)
    setOpen(true)
  }

  if (!product.isActive) {
    return (
      <div className="card-action">
        <Link to={address} aria-label={cardsMessages.viewProduct(product.name)}>
          {cardsMessages.view}
        </Link>
      </div>
    )
  }
  return (
    <div className="card-action">
      <button
        type="button"
        aria-haspopup={hasVariants ? 'dialog' : undefined}
        aria-label={cardsMessages.addProduct(product.name)}
        onClick={press}
      >
        {cardsMessages.add}
      </button>
      {isAsked && (
        <Suspense>
          <VariationDialog product={product} open={isOpen} onOpenChange={setOpen} {...colors} />
        </Suspense>
      )}
    </div>
  )
}
