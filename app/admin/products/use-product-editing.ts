import { useState } from 'react'
import { api } from '#app/api.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { useSaving } from '../use-saving.ts'

export type Part = 'details' | 'images' | 'status'

interface Seen {
  productId: string
  version: number
}

/** A product on its page: the version last loaded, and the conflicting version of another admin, if any. */
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

    /** Makes a change based on the loaded version; on a conflict it loads the other admin's version to show it. */
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

    /** Continues from the other admin's version; typed values stay. */
    goOnFromTheirs() {
      if (theirs) setSeen(theirs)
      setTheirs(null)
    },

    /** Reloads the stock only: the other fields are compared when they are saved. */
    async refreshStock() {
      const now = await fetchNow().catch(() => null)
      if (now) setSeen((before) => ({ ...before, variants: now.variants, stockChanges: now.stockChanges }))
    },
  }
}
