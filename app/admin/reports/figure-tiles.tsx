import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Figures, OrderedUnits } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { formatAmount, formatChange, formatNumber, formatShare } from './format.ts'

interface FigureTilesProps {
  now: Figures
  before: Figures
  /** The units ordered, and those of them that came back. */
  units: { now: OrderedUnits; before: OrderedUnits }
  /** The address of the list of these orders. */
  ordersAt: string
}

/** The figures of a period, each compared with the previous period. */
export function FigureTiles({ now, before, units, ordersAt }: FigureTilesProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-corner border border-line bg-line xl:grid-cols-5 [&>:last-child]:max-xl:col-span-2">
      <Tile
        title={adminReportsMessages.sales}
        value={formatAmount(now.sales)}
        change={<Change now={now.sales} before={before.sales} say={formatAmount} />}
      />
      <Tile
        title={adminReportsMessages.orders}
        value={
          <Link to={ordersAt} className="link">
            {formatNumber(now.orders)}
          </Link>
        }
        change={<Change now={now.orders} before={before.orders} say={formatNumber} />}
        note={now.canceled > 0 && adminReportsMessages.canceledToo(formatNumber(now.canceled))}
      />
      <Tile
        title={adminReportsMessages.averageOrder}
        value={now.averageOrder === null ? '–' : formatAmount(now.averageOrder)}
        change={
          now.averageOrder !== null &&
          before.averageOrder !== null && (
            <Change now={now.averageOrder} before={before.averageOrder} say={formatAmount} />
          )
        }
      />
      <Tile
        title={adminReportsMessages.checkoutsPaid}
        value={formatShare(now.paidCarts, now.carts)}
        change={before.carts > 0 && <p>{adminReportsMessages.from(formatShare(before.paidCarts, before.carts))}</p>}
        note={adminReportsMessages.paidOf(formatNumber(now.paidCarts), formatNumber(now.carts))}
      />
      <Tile
        title={adminReportsMessages.returnsRate}
        value={formatShare(units.now.returned, units.now.sold)}
        change={
          units.before.sold > 0 && (
            <p>{adminReportsMessages.from(formatShare(units.before.returned, units.before.sold))}</p>
          )
        }
        note={adminReportsMessages.returnedOf(formatNumber(units.now.returned), formatNumber(units.now.sold))}
      />
    </dl>
  )
}

function Tile(tile: { title: string; value: ReactNode; change: ReactNode; note?: ReactNode }) {
  return (
    <div className="min-w-0 bg-paper p-4 sm:p-5">
      <dt className="text-small text-ink-soft">{tile.title}</dt>
      <dd className="display mt-1 text-title wrap-anywhere tabular-nums">{tile.value}</dd>
      <dd className="mt-2 text-small text-ink-soft">
        {tile.change}
        {tile.note && <p>{tile.note}</p>}
      </dd>
    </div>
  )
}

function Change({ now, before, say }: { now: number; before: number; say: (figure: number) => string }) {
  const { words, direction } = formatChange(now, before)
  const arrow = { up: ArrowUp, down: ArrowDown, level: null }[direction]
  return (
    <p className="tabular-nums">
      {arrow && <Icon of={arrow} size={14} strokeWidth={1.75} className="mr-1 inline align-[-2px]" />}
      <span className="text-ink">{words}</span>
      {direction !== 'level' && ` ${adminReportsMessages.from(say(before))}`}
    </p>
  )
}
