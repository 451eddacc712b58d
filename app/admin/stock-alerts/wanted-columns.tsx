import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { WantedVariant } from '#contract/stock-alerts/calls.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { ForRole } from '../for-role.tsx'
import { Moment } from '../moment.tsx'
import { StatusBadge } from '../products/status-badge.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { nameOfVariant } from './name-of-variant.ts'
import { RestockButton } from './restock.tsx'

/** The product and variant of a row: 'Lido, Black, 38'. */
export const nameOfWanted = (variant: WantedVariant) => `${variant.productName}, ${nameOfVariant(variant)}`

/** The columns of the variants that people want; `maySeeWho` links to the waiting shoppers. */
export function wantedColumns(maySeeWho: boolean): Column<WantedVariant>[] {
  const { columns } = adminStockAlertsMessages
  return [
    {
      key: 'product',
      label: columns.product,
      cell: ({ productId, productName, image }) => (
        <span className="flex items-center gap-3 py-0.5">
          <Image image={image} sizes="32px" isDecorative className="w-7 max-sm:hidden" />
          <Link
            to={`/admin/products/${productId}`}
            className={`${tableLink} sm:line-clamp-2 xl:line-clamp-1 xl:max-w-96`}
          >
            {productName}
          </Link>
        </span>
      ),
      text: ({ productName }) => productName,
    },
    textColumn({ key: 'variant', label: columns.variant, text: nameOfVariant, width: 'max-w-48' }),
    textColumn({ key: 'sku', label: columns.sku, text: ({ sku }) => sku, width: 'max-w-40', from: 'xl' }),
    {
      key: 'status',
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => adminProductsMessages.statuses[status],
      from: 'xl',
    },
    numberColumn('people', columns.people, ({ people }) => people),
    {
      key: 'waiting',
      label: columns.waiting,
      cell: (variant) =>
        variant.waiting === 0 || !maySeeWho ? (
          variant.waiting.toLocaleString('en-US')
        ) : (
          <Link
            to={`?list=waiting&variantId=${variant.variantId}`}
            aria-label={adminStockAlertsMessages.viewRequests(variant.waiting, nameOfWanted(variant))}
            className="link target relative z-10 inline-flex min-w-6 justify-end"
          >
            {variant.waiting.toLocaleString('en-US')}
          </Link>
        ),
      text: ({ waiting }) => String(waiting),
      isNumber: true,
      isLabeled: true,
    },
    // Those people who do not wait.
    { ...numberColumn('wishlists', columns.wishlists, ({ wishlists }) => wishlists), from: 'xl' },
    numberColumn('views', columns.views, ({ views }) => views),
    numberColumn('sold', columns.sold, ({ sold }) => sold),
    {
      key: 'since',
      label: columns.since,
      cell: ({ since }) => since && <Moment at={since} isDay />,
      text: ({ since }) => since ?? '',
      isLabeled: true,
      from: '2xl',
    },
    {
      key: 'stock',
      label: columns.inStock,
      cell: (variant) => (
        <span className="inline-flex items-center gap-3">
          {variant.free?.toLocaleString('en-US') ?? adminStockAlertsMessages.notCounted}
          <ForRole access="editor">
            <RestockButton variant={variant} name={nameOfWanted(variant)} />
          </ForRole>
        </span>
      ),
      text: ({ free }) => String(free ?? ''),
      isNumber: true,
      isLabeled: true,
    },
  ]
}

function numberColumn(key: string, label: string, of: (variant: WantedVariant) => number): Column<WantedVariant> {
  return {
    key,
    label,
    cell: (variant) => of(variant).toLocaleString('en-US'),
    text: (variant) => String(of(variant)),
    isNumber: true,
    isLabeled: true,
  }
}
