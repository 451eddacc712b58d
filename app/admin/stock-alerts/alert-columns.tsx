import { Link } from 'react-router'
import type { StockAlert } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { nameOfVariant } from './name-of-variant.ts'

const byAge = { asc: 'oldest', desc: 'newest', first: 'desc' } as const

/** The columns of the list of back-in-stock requests, those that wait or those of notified customers. */
export function alertColumns(isSent: boolean): Column<StockAlert>[] {
  const { columns } = adminStockAlertsMessages
  return [
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <span className="block max-w-80 truncate font-medium">{email}</span>,
      text: ({ email }) => email,
    },
    {
      key: 'product',
      label: columns.product,
      cell: ({ productId, productName }) => (
        <Link to={`/admin/products/${productId}`} className={`${tableLink} sm:line-clamp-1 xl:max-w-96`}>
          {productName}
        </Link>
      ),
      text: ({ productName }) => productName,
    },
    textColumn({ key: 'variant', label: columns.variant, text: nameOfVariant, width: 'max-w-48' }),
    textColumn({ key: 'sku', label: columns.sku, text: ({ sku }) => sku, width: 'max-w-40', from: 'xl' }),
    {
      key: 'requested',
      label: columns.requested,
      cell: ({ askedAt }) => <Moment at={askedAt} isDay />,
      text: ({ askedAt }) => askedAt,
      isLabeled: true,
      ...(!isSent && { sort: byAge }),
    },
    ...(isSent ? [notifiedColumn()] : []),
  ]
}

function notifiedColumn(): Column<StockAlert> {
  return {
    key: 'notified',
    label: adminStockAlertsMessages.columns.notified,
    cell: ({ toldAt }) => toldAt && <Moment at={toldAt} />,
    text: ({ toldAt }) => toldAt ?? '',
    sort: byAge,
    isLabeled: true,
  }
}
