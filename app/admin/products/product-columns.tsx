import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { writeAmount } from '#contract/money.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'
import { EditPrice, EditStock } from './edit-in-row.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The columns of the list of products. */
export function productColumns(): Column<ListedProduct>[] {
  const { columns } = adminProductsMessages
  return [
    {
      key: 'name',
      label: columns.name,
      cell: ({ _id, name, image }) => (
        <span className="flex items-center gap-3">
          <Image image={image} sizes="32px" isDecorative className="w-7 lg:w-5.5 max-sm:hidden" />
          <Link to={`/admin/products/${_id}`} className={`${tableLink} sm:line-clamp-1 xl:max-w-96`}>
            {name}
          </Link>
        </span>
      ),
      text: ({ name }) => name,
      sort: { asc: 'name-asc', desc: 'name-desc', first: 'asc' },
    },
    {
      key: 'status',
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => adminProductsMessages.statuses[status],
    },
    textColumn({ key: 'sku', label: columns.sku, text: ({ sku }) => sku, width: 'max-w-40' }),
    textColumn({ key: 'type', label: columns.type, text: ({ type }) => type, width: 'max-w-40', from: 'xl' }),
    {
      key: 'price',
      label: columns.price,
      cell: (product) => <EditPrice product={product} />,
      text: ({ price }) => (price === null ? '' : writeAmount(price)),
      sort: { asc: 'price-asc', desc: 'price-desc', first: 'desc' },
      isNumber: true,
    },
    {
      key: 'stock',
      label: columns.stock,
      cell: (product) => <EditStock product={product} />,
      text: ({ variants }) => String(unitsOf(variants) ?? ''),
      isNumber: true,
    },
    ageColumn({ key: 'added', label: columns.added, isDay: true, isLabeled: true, from: '2xl' }),
  ]
}

/** The counted units; null where none are counted. */
function unitsOf(variants: readonly StockRow[]): number | null {
  const counted = variants.filter(({ onHand }) => onHand !== null)
  return counted.length === 0 ? null : counted.reduce((sum, { onHand }) => sum + (onHand ?? 0), 0)
}
