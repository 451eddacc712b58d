import { Link } from 'react-router'
import { Section } from '#app/admin/section.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OwnSale } from '#contract/sales/calls.ts'
import { adminScheduledSalesMessages } from '#messages/en-US/admin/scheduled-sales.ts'

/** The products of a sale with what they cost in it, and the old price shown with that. */
export function SalePreview({ preview }: Pick<OwnSale, 'preview'>) {
  return (
    <Section title={adminScheduledSalesMessages.preview}>
      <p className="mb-3 text-small text-ink-soft">{adminScheduledSalesMessages.previewLead}</p>
      {preview.length === 0 ? (
        <p className="border-y border-line py-4">{adminScheduledSalesMessages.previewNone}</p>
      ) : (
        <table className="w-full text-left text-small tabular-nums">
          <thead>
            <tr className="border-b border-line">
              <th className="py-2 pr-4 font-medium">{adminScheduledSalesMessages.product}</th>
              <th className="py-2 pr-4 font-medium">{adminScheduledSalesMessages.priceNow}</th>
              <th className="py-2 font-medium">{adminScheduledSalesMessages.priceThen}</th>
            </tr>
          </thead>
          <tbody>
            {preview.map((product) => (
              <PreviewRow key={product.productId} product={product} />
            ))}
          </tbody>
        </table>
      )}
      {preview.length === maxPreviewed && (
        <p className="mt-2 text-small text-ink-soft">{adminScheduledSalesMessages.previewFirst(maxPreviewed)}</p>
      )}
      <p className="mt-3 text-small text-ink-soft">{adminScheduledSalesMessages.oldPriceNote}</p>
    </Section>
  )
}

const maxPreviewed = 100

function PreviewRow({
  product: { productId, name, sku, price, salePrice, oldPrice },
}: {
  product: OwnSale['preview'][number]
}) {
  const isReduced = salePrice < price
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-4 wrap-anywhere">
        <Link to={`/admin/products/${productId}`} className="link">
          {name}
        </Link>
        <span className="block text-ink-soft">{sku}</span>
      </td>
      <td className="py-2 pr-4">
        <Price price={price} />
      </td>
      <td className="py-2">
        {isReduced ? <Price price={salePrice} oldPrice={oldPrice} /> : adminScheduledSalesMessages.notReduced}
        {isReduced && oldPrice === null && (
          <span className="block text-ink-soft">{adminScheduledSalesMessages.noOldPrice}</span>
        )}
      </td>
    </tr>
  )
}
