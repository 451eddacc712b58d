import { useEffect, useState } from 'react'
import { api } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { ProductRow } from './product-row.tsx'

const maxProducts = 12

/** The recently viewed products, latest first, without the current one. */
export function RecentlyViewed({ productId, className }: { productId: string; className?: string }) {
  const { value: ids, isReady } = useStoredValue(localData.recentlyViewed)
  const [products, setProducts] = useState<readonly ProductSummary[]>([])
  const others = ids.filter((id) => id !== productId)
  const othersKey = others.join()

  useEffect(() => {
    if (!isReady) return
    void localData.recentlyViewed.change((before) =>
      [productId, ...before.filter((id) => id !== productId)].slice(0, maxProducts),
    )
  }, [isReady, productId])

  useEffect(() => {
    if (othersKey === '') return setProducts([])
    const otherIds = othersKey.split(',')
    let isLeft = false
    // Shows the stored products; prices and stock are loaded again.
    import('#app/state/seen-products.ts')
      .then(({ seenProducts }) => {
        if (!isLeft) setProducts((found) => (found.length > 0 ? found : inOrder(otherIds, seenProducts())))
      })
      .catch((error) => console.error(error))
    api.products
      .summaries({ ids: otherIds })
      .then(({ products: found }) => !isLeft && setProducts(found))
      .catch((error) => console.error(error))
    return () => {
      isLeft = true
    }
  }, [othersKey])

  return <ProductRow title={productPageMessages.recentlyViewed} products={products} {...(className && { className })} />
}

function inOrder(ids: readonly string[], products: readonly ProductSummary[]): ProductSummary[] {
  return ids.flatMap((id) => products.filter(({ _id }) => _id === id).slice(0, 1))
}
