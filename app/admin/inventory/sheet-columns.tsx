import { Link } from 'react-router'
import type { StockSheet } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { titleLink } from '../table/table-link.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { nameOfSheet, signed } from './name-of-sheet.ts'

const differenceOf = ({ kind, difference }: StockSheet) => (kind === 'count' ? signed(difference) : '')

/** The columns of the list of deliveries and counts. */
export function sheetColumns(): Column<StockSheet>[] {
  const { columns, kinds, states } = adminInventoryMessages
  return [
    {
      key: 'name',
      label: columns.name,
      cell: (sheet) => (
        <Link to={`/admin/inventory/${sheet.sheetId}`} className={`${titleLink} xl:max-w-96`}>
          {nameOfSheet(sheet)}
        </Link>
      ),
      text: nameOfSheet,
    },
    textColumn({ key: 'kind', label: columns.kind, text: ({ kind }) => kinds[kind], width: 'max-w-32' }),
    {
      key: 'state',
      label: columns.state,
      cell: ({ state }) => (
        <span className={state === 'draft' ? 'font-medium text-accent' : 'text-ink-soft'}>{states[state]}</span>
      ),
      text: ({ state }) => states[state],
    },
    {
      key: 'variants',
      label: columns.variants,
      cell: ({ variants }) => variants.toLocaleString('en-US'),
      text: ({ variants }) => String(variants),
      isNumber: true,
      isLabeled: true,
      from: 'xl',
    },
    {
      key: 'units',
      label: columns.units,
      cell: ({ units }) => units.toLocaleString('en-US'),
      text: ({ units }) => String(units),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'difference',
      label: columns.difference,
      cell: differenceOf,
      text: ({ kind, difference }) => (kind === 'count' ? String(difference) : ''),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'startedAt',
      label: columns.startedAt,
      cell: ({ startedAt }) => <Moment at={startedAt} />,
      text: ({ startedAt }) => startedAt,
      isLabeled: true,
    },
    textColumn({
      key: 'startedBy',
      label: columns.startedBy,
      text: ({ startedBy }) => startedBy ?? '',
      width: 'max-w-40',
    }),
    {
      key: 'closedAt',
      label: columns.closedAt,
      cell: ({ closedAt }) => closedAt && <Moment at={closedAt} />,
      text: ({ closedAt }) => closedAt ?? '',
      isLabeled: true,
      from: '2xl',
    },
    textColumn({
      key: 'closedBy',
      label: columns.closedBy,
      text: ({ closedBy }) => closedBy ?? '',
      width: 'max-w-40',
      from: '2xl',
    }),
  ]
}
