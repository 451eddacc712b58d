import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { Image as ImageOnTheWire } from '#contract/media/image.ts'

interface RankedProduct {
  key: string
  /** Null once the product is gone from the catalog. */
  productId: string | null
  name: string
  variant?: string
  image: ImageOnTheWire
  figure: ReactNode
}

interface ProductListProps {
  title: string
  lead: string
  emptyText: string
  products: readonly RankedProduct[]
  /** How many more there are, or a link to all. */
  more?: ReactNode
}

/** A ranked list of products, each with a figure. */
export function ProductList({ title, lead, emptyText, products, more }: ProductListProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="display text-lead">{title}</h2>
      <p className="mt-1 mb-3 text-small text-ink-soft">{lead}</p>
      {products.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-soft">{emptyText}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {products.map(({ key, productId, name, variant, image, figure }) => (
            <li key={key} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-4 py-2">
              <Image image={image} sizes="48px" isDecorative className="w-12" />
              <div className="min-w-0">
                {productId ? (
                  <Link to={`/admin/products/${productId}`} className="link inline-block py-1 wrap-anywhere">
                    {name}
                  </Link>
                ) : (
                  <p className="wrap-anywhere">{name}</p>
                )}
                {variant && <p className="text-small text-ink-soft">{variant}</p>}
              </div>
              <div className="text-right text-small tabular-nums">{figure}</div>
            </li>
          ))}
        </ol>
      )}
      {more && <p className="mt-2 text-small text-ink-soft">{more}</p>}
    </section>
  )
}
