import { useState } from 'react'
import { api } from '#app/api.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { useSaving } from '../use-saving.ts'

export type Part = 'details' | 'images' | 'status'

interface Seen {
  productId: string
  version: number
}

/** A product on its page: as it was seen last, and how somebody else left it where that is another. */
export function useProductEditing(loaded: OwnProduct) {
  const [seen, setSeen] = useState(loaded)
  const [theirs, setTheirs] = useState<OwnProduct | null>(null)
  const [part, setPart] = useState<Part>('details')
  const { isBusy, refusal, save, refuse } = useSaving()
  const fetchNow = async () => (await api.products.findOwnProduct({ productId: seen._id })).product

  return {
    seen,
    theirs,
    isBusy: (of: Part) => isBusy && part === of,
    refusalOf: (of: Part) => (part === of && !theirs ? (refusal?.message ?? null) : null),
    refuse(of: Part, message: string) {
      setPart(of)
      refuse(message)
    },

    /** Makes a change of the product as it was seen; where somebody else was faster, theirs is fetched to be shown. */
    async change(of: Part, make: (seen: Seen) => Promise<{ product: OwnProduct; message: string }>): Promise<boolean> {
      setPart(of)
      const done = await save(() => make({ productId: seen._id, version: seen.version }))
      if (done) {
        setSeen(done.product)
        setTheirs(null)
        return true
      }
      const now = await fetchNow().catch(() => null)
      if (now && now.version !== seen.version) setTheirs(now)
      return false
    },

    /** Goes on from what somebody else left; what was typed here stays typed. */
    goOnFromTheirs() {
      if (theirs) setSeen(theirs)
      setTheirs(null)
    },

    /** Looks at the stock again, and at nothing else: the rest is compared when it is saved. */
    async refreshStock() {
      const now = await fetchNow().catch(() => null)
      if (now) setSeen((before) => ({ ...before, variants: now.variants, stockChanges: now.stockChanges }))
    },
  }
}
