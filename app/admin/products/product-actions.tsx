import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'

interface ProductActionsProps {
  product: OwnProduct
  isBusy: boolean
  refusal: string | null
  onPublish: () => void
  onArchive: () => void
  onDuplicate: () => void
}

/** Publishes, archives and duplicates a product. */
export function ProductActions({ product, isBusy, refusal, onPublish, onArchive, onDuplicate }: ProductActionsProps) {
  const { status } = product
  const isInShop = status === 'published'
  const group = useRef<HTMLDivElement>(null)
  const before = useRef(status)

  // A button that disappears when pressed loses the focus; the next action has taken its position.
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    const next = group.current?.lastElementChild
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
  }, [status])

  return (
    <>
      <div ref={group} className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={onDuplicate}>
          Duplicate
        </Button>
        {status !== 'archived' && (
          <Button variant="secondary" disabled={isBusy} onClick={onArchive}>
            Archive
          </Button>
        )}
        {!isInShop && (
          <Button busy={isBusy} onClick={onPublish}>
            Publish
          </Button>
        )}
        {isInShop && (
          <LinkButton variant="quiet" to={`/shop/${product.path}/${product._id}`} reloadDocument>
            See it in the shop
          </LinkButton>
        )}
      </div>
      {refusal && (
        <p role="alert" className="basis-full text-small text-accent">
          {refusal}
        </p>
      )}
    </>
  )
}
