import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { RowRefusal } from '../../row-refusal.tsx'
import { useSaving } from '../../use-saving.ts'
import type { ProductEditing } from './use-product-editing.ts'

interface ProductActionsProps {
  editing: ProductEditing
  /** Whether something is typed and not saved. */
  isDirty: boolean
}

/** Publishes, archives and duplicates a product as it is saved, not as it is typed. */
export function ProductActions({ editing: { product, change }, isDirty }: ProductActionsProps) {
  const { _id: productId, status, path } = product
  const { isBusy, refusal, save } = useSaving()
  const navigate = useNavigate()
  const group = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  const [isHeld, setHeld] = useState(false)

  // A button that disappears when pressed loses the focus; the next action has taken its position.
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    const next = group.current?.lastElementChild
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
  }, [status])

  /** Whether something typed must be saved first. */
  function hold(): boolean {
    setHeld(isDirty)
    return isDirty
  }

  const publish = () => hold() || save(() => change((seen) => api.products.publishProduct(seen)))
  const archive = () => save(() => change((seen) => api.products.archiveProduct(seen)))

  async function duplicate() {
    if (hold()) return
    const done = await save(() => api.products.duplicateProduct({ productId }))
    if (done) await navigate(`/admin/products/${done.productId}`)
  }

  return (
    <>
      <div ref={group} className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={duplicate}>
          {adminProductsMessages.duplicate}
        </Button>
        {status !== 'archived' && (
          <Button variant="secondary" disabled={isBusy} onClick={archive}>
            {adminProductsMessages.archive}
          </Button>
        )}
        {status !== 'published' && (
          <Button busy={isBusy} onClick={publish}>
            {adminProductsMessages.publish}
          </Button>
        )}
        {status === 'published' && (
          <LinkButton variant="quiet" className="-mx-2" to={`/shop/${path}/${productId}`} reloadDocument>
            {adminProductsMessages.viewInShop}
          </LinkButton>
        )}
      </div>
      <RowRefusal refusal={isHeld && isDirty ? { message: adminProductsMessages.saveFirst } : refusal} />
    </>
  )
}
