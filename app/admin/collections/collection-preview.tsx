import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { adminCollectionsMessages } from '#messages/en-US/admin/collections.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { PageValues } from '../categories/page-fields.ts'
import { PagePreview } from '../categories/page-preview.tsx'
import { readCollection } from './collection-fields.ts'

interface CollectionPreviewProps {
  collectionId: string
  values: PageValues
}

/** The page of a collection with what is typed so far, and the products that it would have. */
export function CollectionPreview({ collectionId, values }: CollectionPreviewProps) {
  const { found, isBusy } = useProducts(collectionId, values)
  const { products, total } = found?.shown ?? { products: null, total: 0 }
  return (
    <PagePreview values={values} products={products} total={total} isBusy={isBusy} path={`/collections/${values.slug}`}>
      {found?.refusal && (
        <p role="status" className="text-accent">
          {found.refusal}
        </p>
      )}
      {products?.length === 0 && <p className="text-ink-soft">{adminCollectionsMessages.previewNone}</p>}
    </PagePreview>
  )
}

interface Found {
  /** What was asked, as JSON. */
  of: string
  shown: CallResponse<typeof calls.previewCollection> | null
  /** Why there are no products, such as an unknown SKU. */
  refusal: string | null
}

const pauseMs = 300

/** Asks for the products once typing pauses; those of before stay until then. */
function useProducts(collectionId: string, values: PageValues): { found: Found | null; isBusy: boolean } {
  const { rule, skus } = readCollection(values)
  const asked = JSON.stringify({ collectionId, rule, skus })
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void preview(asked).then((next) => isCurrent && setFound(next)), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return { found, isBusy: found?.of !== asked }
}

async function preview(of: string): Promise<Found> {
  try {
    return { of, shown: await api.collections.previewCollection(JSON.parse(of)), refusal: null }
  } catch (error) {
    return { of, shown: null, refusal: error instanceof RefusedError ? error.message : adminFrameMessages.failed }
  }
}
