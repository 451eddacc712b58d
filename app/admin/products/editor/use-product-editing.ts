import { useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'

interface Changed {
  product: OwnProduct
  message: string
}
type Change = (seen: { productId: string; version: number }) => Promise<Changed>

/** A product on its page, in the version last loaded; shared by the form and the actions of the page. */
export interface ProductEditing {
  product: OwnProduct
  /** Makes a change based on the loaded version; on a conflict it loads the other admin's version and refuses. */
  change: (make: Change) => Promise<Changed>
}

export function useProductEditing(loaded: OwnProduct): ProductEditing {
  const [product, setProduct] = useState(loaded)
  const { _id: productId, version } = product
  const fetchNow = async () => (await api.products.findOwnProduct({ productId })).product

  return {
    product,

    async change(make) {
      try {
        const done = await make({ productId, version })
        setProduct(done.product)
        return done
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await fetchNow().catch(() => null) : null
        if (now) setProduct(now)
        throw error
      }
    },
  }
}
