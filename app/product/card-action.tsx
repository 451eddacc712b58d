import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useAddToCart } from '#app/cart/use-add-to-cart.ts'
import type { ProductSummary } from '#contract/catalog.ts'

const VariationDialog = lazy(async () => ({
  default: (await import('#app/cart/variation-dialog.tsx')).VariationDialog,
}))

interface CardActionProps {
  product: ProductSummary
  address: string
  /** The colour the card shows. */
  color: string | null
}

// Under the card for fingers; over the lower edge of its picture, on hover and focus, for a mouse.
const place =
  'mt-3 lg:pointer-fine:pointer-events-none lg:pointer-fine:absolute lg:pointer-fine:inset-x-0 lg:pointer-fine:top-0 lg:pointer-fine:mt-0 lg:pointer-fine:flex lg:pointer-fine:aspect-goods lg:pointer-fine:items-end lg:pointer-fine:justify-center lg:pointer-fine:p-4'
const look =
  'inline-flex min-h-11 w-full items-center justify-center rounded-small border border-ink px-4 text-small font-medium transition hover:border-ink hover:bg-ink hover:text-paper lg:pointer-fine:pointer-events-auto lg:pointer-fine:max-w-64 lg:pointer-fine:translate-y-1 lg:pointer-fine:border-transparent lg:pointer-fine:bg-paper lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within/card:translate-y-0 lg:pointer-fine:group-focus-within/card:opacity-100 lg:pointer-fine:group-hover/card:translate-y-0 lg:pointer-fine:group-hover/card:opacity-100'

/** What a card lets one do at once: 'Add to cart' while the product is active, 'View' otherwise. */
export function CardAction({ product, address, color }: CardActionProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const addToCart = useAddToCart()
  const hasVariants = product.colorVariant.length > 0 || product.sizeVariant.length > 0

  function press() {
    if (!hasVariants) return void addToCart(product, { color: null, size: null })
    setAsked(true)
    setOpen(true)
  }

  if (!product.isActive) {
    return (
      <div className={place}>
        <Link to={address} className={look}>
          View<span className="sr-only"> {product.name}</span>
        </Link>
      </div>
    )
  }
  return (
    <div className={place}>
      <button type="button" aria-haspopup={hasVariants ? 'dialog' : undefined} className={look} onClick={press}>
        Add to cart<span className="sr-only">: {product.name}</span>
      </button>
      {isAsked && (
        <Suspense>
          <VariationDialog product={product} open={isOpen} onOpenChange={setOpen} shownColor={color} />
        </Suspense>
      )}
    </div>
  )
}
