import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
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
  const [sizeChart, setSizeChart] = useState<ShownChart | null>(null)
  const hasVariants = product.colorVariant.length > 0 || product.sizeVariant.length > 0

  async function press() {
    if (!hasVariants) {
      // The dialog brings the code that adds to the cart.
      if (!(await VariationDialog.load())) return
      const { addToCart } = await import('#app/cart/add-to-cart.ts')
      await addToCart(product, { color: null, size: null })
      return
    }
    const [isLoaded, found] = await Promise.all([VariationDialog.load(), findSizeChart(product)])
    if (!isLoaded) return
    setSizeChart(found)
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
          <VariationDialog product={product} sizeChart={sizeChart} open={isOpen} onOpenChange={setOpen} {...colors} />
        </Suspense>
      )}
    </div>
  )
}

/** The dialog works without it: its sizes are then labeled as the shop writes them. */
async function findSizeChart({ _id: productId, sizeVariant }: ProductSummary): Promise<ShownChart | null> {
  if (sizeVariant.length === 0) return null
  const answer = await api.sizeCharts.findSizeChart({ productId }).catch(() => null)
  return answer?.sizeChart ?? null
}
