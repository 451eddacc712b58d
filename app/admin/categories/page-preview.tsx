import type { ReactNode } from 'react'
import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { Price } from '#app/ui/price.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { withCommas } from '#contract/with-commas.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import { readUploads } from '../media/uploaded.ts'
import { Section } from '../section.tsx'
import type { PageValues } from './page-fields.ts'

interface PagePreviewProps {
  values: PageValues
  /** The first products of the page; null until they are here. */
  products: readonly ProductSummary[] | null
  total: number
  /** True while other products are loading. */
  isBusy?: boolean
  /** Its path with the address as typed. */
  path: string
  /** Below the products, such as why there are none. */
  children?: ReactNode
}

/** The page of a category or collection with what is typed so far, and how a search engine may list it. */
export function PagePreview({ values, products, total, isBusy = false, path, children }: PagePreviewProps) {
  const { name } = useSettings().shop
  const { title, text, seoTitle, seoDescription } = values
  const [uploaded] = readUploads(values.image)
  return (
    <Section title={adminCategoriesMessages.preview}>
      <div className="space-y-6 border border-line bg-paper p-4 sm:p-6">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="display text-title wrap-anywhere">{title}</span>
          {products && (
            <span className="text-ink-soft tabular-nums">
              {listingMessages.count(withCommas(String(total)), total)}
            </span>
          )}
        </p>
        <ul
          aria-busy={isBusy}
          className={`grid grid-cols-2 gap-4 transition-opacity empty:hidden sm:grid-cols-4 ${isBusy ? 'opacity-40' : ''}`}
        >
          {products?.map((product) => (
            <PreviewedProduct key={product._id} product={product} />
          ))}
        </ul>
        {children}
        {uploaded && (
          <Image
            image={{ ...uploaded.image, alt: values.imageAlt }}
            sizes="(min-width: 48rem) 42rem, 92vw"
            ratio="wide"
          />
        )}
        {text && (
          <p className="display text-center text-lead whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>
        )}
      </div>
      <h3 className="mt-6 mb-2 text-small font-medium">{adminCategoriesMessages.searchPreview}</h3>
      <div className="border border-line bg-chalk p-4 wrap-anywhere">
        <p className="text-small text-ink-soft">{path}</p>
        <p className="line-clamp-2 font-medium">{`${seoTitle || title} – ${name}`}</p>
        <p className="line-clamp-3 text-small">{seoDescription || text || listingMessages.shopFor(title)}</p>
      </div>
    </Section>
  )
}

function PreviewedProduct({ product: { name, mainImage, price, oldPrice } }: { product: ProductSummary }) {
  return (
    <li className="min-w-0 text-small">
      <Image image={mainImage} sizes="160px" isDecorative />
      <p className="mt-1 wrap-anywhere">{name}</p>
      <Price price={price} oldPrice={oldPrice} />
    </li>
  )
}
