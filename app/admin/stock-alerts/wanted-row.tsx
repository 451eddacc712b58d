import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { WantedProduct } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { Moment } from '../moment.tsx'
import { StatusBadge } from '../products/status-badge.tsx'
import { nameOfVariant } from './name-of-variant.ts'

/** A product with back-in-stock requests: for each variant how many customers wait, and since when. */
export function WantedRow({ product }: { product: WantedProduct }) {
  const { _id, name, sku, status, image, waiting, variants } = product
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 md:grid-cols-[3.5rem_minmax(0,18rem)_minmax(0,1fr)]">
      <Image image={image} sizes="56px" isDecorative className="w-14" />
      <div className="min-w-0">
        <h2>
          <Link to={`/admin/products/${_id}`} className="link inline-block py-1 font-medium wrap-anywhere">
            {name}
          </Link>
        </h2>
        <p className="text-small text-ink-soft wrap-anywhere">{sku}</p>
        <p className="mt-1">
          <StatusBadge status={status} />
        </p>
        <p className="mt-1 text-small font-medium">{adminStockAlertsMessages.waiting(waiting)}</p>
      </div>
      <table className="col-span-2 w-full table-fixed self-start text-small md:col-span-1">
        <caption className="sr-only">{adminStockAlertsMessages.requestsFor(name)}</caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="w-[36%] py-2 pr-3 font-normal">
              {adminStockAlertsMessages.variant}
            </th>
            <th scope="col" className="w-[18%] py-2 pr-3 font-normal">
              {adminStockAlertsMessages.waitingColumn}
            </th>
            <th scope="col" className="w-[28%] py-2 pr-3 font-normal">
              {adminStockAlertsMessages.since}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {adminStockAlertsMessages.inStock}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.variantId} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-3 text-left font-medium break-words">
                {nameOfVariant(variant)}
              </th>
              <td className="pr-3 tabular-nums">
                <Link
                  to={`?list=waiting&variantId=${variant.variantId}`}
                  aria-label={adminStockAlertsMessages.viewRequests(variant.waiting, name, nameOfVariant(variant))}
                  className="link inline-flex min-h-11 items-center"
                >
                  {variant.waiting}
                </Link>
              </td>
              <td className="pr-3">
                <Moment at={variant.since} isDay />
              </td>
              <td className="text-right tabular-nums">{variant.free ?? adminStockAlertsMessages.notCounted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
